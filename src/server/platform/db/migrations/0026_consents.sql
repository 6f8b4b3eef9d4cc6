CREATE TABLE "consent_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"text_hash" text NOT NULL,
	"by" text NOT NULL,
	"act" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "agreed_terms" text;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_text_hash_consent_texts_hash_fk" FOREIGN KEY ("text_hash") REFERENCES "public"."consent_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","at");--> statement-breakpoint
CREATE FUNCTION consents_refuse_delete() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  -- Only with the account, which is deleted or has lost its name by now.
  if not exists (select 1 from users where id = old.user_id and erased_at is null) then
    return old;
  end if;
  raise exception 'consents is append-only: DELETE is refused' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
CREATE TRIGGER consents_refuse_update BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consents_refuse_delete BEFORE DELETE ON consents FOR EACH ROW EXECUTE FUNCTION consents_refuse_delete();
--> statement-breakpoint
CREATE TRIGGER consents_refuse_truncate BEFORE TRUNCATE ON consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consent_texts_refuse_change BEFORE UPDATE OR DELETE ON consent_texts FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consent_texts_refuse_truncate BEFORE TRUNCATE ON consent_texts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
