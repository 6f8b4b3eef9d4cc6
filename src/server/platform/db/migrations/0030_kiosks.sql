CREATE TABLE "kiosk_hand_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"kiosk_id" text NOT NULL,
	"attester_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"disputed_at" timestamp with time zone,
	"dispute_reason" text,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"settled_reason" text
);
--> statement-breakpoint
CREATE TABLE "kiosks" (
	"id" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"name" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"link_hash" text,
	"link_until" timestamp with time zone NOT NULL,
	"token_hash" text,
	"opened_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "kiosk_hand_ins" ADD CONSTRAINT "kiosk_hand_ins_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_hand_ins" ADD CONSTRAINT "kiosk_hand_ins_kiosk_id_kiosks_id_fk" FOREIGN KEY ("kiosk_id") REFERENCES "public"."kiosks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosks" ADD CONSTRAINT "kiosks_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kiosk_hand_ins_round" ON "kiosk_hand_ins" USING btree ("round_id","at");--> statement-breakpoint
CREATE INDEX "kiosk_hand_ins_disputed" ON "kiosk_hand_ins" USING btree ("kiosk_id") WHERE disputed_at is not null and settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "kiosks_link" ON "kiosks" USING btree ("link_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosks_token" ON "kiosks" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "kiosks_club" ON "kiosks" USING btree ("club_id","created_at");