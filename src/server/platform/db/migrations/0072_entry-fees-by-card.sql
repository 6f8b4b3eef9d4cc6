CREATE TABLE "club_card_accounts" (
	"club_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"takes_cards" boolean DEFAULT false NOT NULL,
	"has_details" boolean DEFAULT false NOT NULL,
	"is_gone" boolean DEFAULT false NOT NULL,
	"disconnected_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_card_accounts_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "entry_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"competition_id" text NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text,
	"intent_id" text,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"closed_at" timestamp with time zone,
	"settles" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	"return_reason" text,
	"return_tries" integer DEFAULT 0 NOT NULL,
	"returned_at" timestamp with time zone,
	"refusal" text,
	"asked" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"looked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_payments_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "fee_way" text DEFAULT 'desk' NOT NULL;--> statement-breakpoint
ALTER TABLE "club_card_accounts" ADD CONSTRAINT "club_card_accounts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_payments" ADD CONSTRAINT "entry_payments_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_payments" ADD CONSTRAINT "entry_payments_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_payments" ADD CONSTRAINT "entry_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_payments_entry" ON "entry_payments" USING btree ("competition_id","user_id");--> statement-breakpoint
CREATE INDEX "entry_payments_user" ON "entry_payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "entry_payments_club" ON "entry_payments" USING btree ("club_id","state");--> statement-breakpoint
CREATE INDEX "entry_payments_intent" ON "entry_payments" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "entry_payments_waiting" ON "entry_payments" USING btree ("looked_at") WHERE state in ('open', 'returning');--> statement-breakpoint
CREATE UNIQUE INDEX "entry_payments_one_open" ON "entry_payments" USING btree ("competition_id","user_id") WHERE state = 'open' and closed_at is null;