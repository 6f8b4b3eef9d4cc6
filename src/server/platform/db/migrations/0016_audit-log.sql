CREATE TABLE "audit_heads" (
	"club_id" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"club_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"actor_role" text,
	"action" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text NOT NULL,
	"subject_id" text,
	"before" json,
	"after" json,
	"reason" text,
	"reason_salt" text,
	"reason_hash" text,
	"request_id" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_log_club_id_seq_pk" PRIMARY KEY("club_id","seq")
);
--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("club_id","object_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id");--> statement-breakpoint
-- What the hash of a row covers: one value on each line, in this order. No value has a line break in it.
CREATE FUNCTION audit_row_hash(entry audit_log) RETURNS text LANGUAGE sql STABLE AS $$
  select encode(sha256(convert_to(concat_ws(E'\n',
    entry.previous_hash, entry.club_id, entry.seq::text,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    coalesce(entry.actor_id, ''), coalesce(entry.actor_role, ''), entry.action, entry.object_kind, entry.object_id,
    coalesce(entry.subject_id, ''), coalesce(entry.before::text, ''), coalesce(entry.after::text, ''),
    coalesce(entry.reason_hash, ''), coalesce(entry.request_id, '')), 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE FUNCTION audit_reason_hash(salt text, reason text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select encode(sha256(convert_to(salt || E'\n' || reason, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- Gives a new row its number and its hashes. The club's head is held until the transaction ends, so the chain has no gap.
CREATE FUNCTION audit_log_chain() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  head audit_heads;
begin
  loop
    select * into head from audit_heads where club_id = new.club_id for update;
    exit when found;
    insert into audit_heads (club_id, seq, hash) values (new.club_id, 0, '') on conflict do nothing;
  end loop;
  new.seq := head.seq + 1;
  new.previous_hash := head.hash;
  new.reason_salt := case when new.reason is null then null else gen_random_uuid()::text end;
  new.reason_hash := audit_reason_hash(new.reason_salt, new.reason);
  new.hash := audit_row_hash(new);
  update audit_heads set seq = new.seq, hash = new.hash where club_id = new.club_id;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_chain BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_chain();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
-- The one change there is: the words of a reason go when the person they are about has been erased, which the log says.
CREATE FUNCTION audit_log_refuse_update() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if new.reason is null and new.reason_salt is null
    and to_jsonb(new) - 'reason' - 'reason_salt' = to_jsonb(old) - 'reason' - 'reason_salt'
    and exists (select 1 from audit_log erased where erased.club_id = old.club_id
      and erased.object_id = old.subject_id and erased.action = 'member.erased')
  then
    return new;
  end if;
  raise exception 'audit_log is append-only: UPDATE is refused' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_refuse_update BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_refuse_update();
--> statement-breakpoint
CREATE TRIGGER audit_log_refuse_delete BEFORE DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_refuse_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A head moves only as a row is written, inside the trigger above.
CREATE TRIGGER audit_heads_refuse_update BEFORE UPDATE ON audit_heads FOR EACH ROW
  WHEN (pg_trigger_depth() < 1) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_heads_refuse_delete BEFORE DELETE ON audit_heads FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_heads_refuse_truncate BEFORE TRUNCATE ON audit_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Hole entries are a log too. They go only with their round, when a foreign key takes them along.
CREATE TRIGGER hole_entries_refuse_update BEFORE UPDATE ON hole_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER hole_entries_refuse_delete BEFORE DELETE ON hole_entries FOR EACH ROW
  WHEN (pg_trigger_depth() < 1) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER hole_entries_refuse_truncate BEFORE TRUNCATE ON hole_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Also where triggers are switched off for a session, as a replica does.
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_refuse_update, ENABLE ALWAYS TRIGGER audit_log_refuse_delete,
  ENABLE ALWAYS TRIGGER audit_log_refuse_truncate;
