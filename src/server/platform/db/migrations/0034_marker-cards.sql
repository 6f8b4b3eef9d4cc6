CREATE TABLE "marker_cards" (
	"round_id" text PRIMARY KEY NOT NULL,
	"marker_id" text NOT NULL,
	"named_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	"certified_at" timestamp with time zone,
	"certified_revision" integer,
	"attested_at" timestamp with time zone,
	"attested_revision" integer,
	"refused_at" timestamp with time zone,
	"refusal" text
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "marker_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "marker_cards" ADD CONSTRAINT "marker_cards_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_cards" ADD CONSTRAINT "marker_cards_marker_id_users_id_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;