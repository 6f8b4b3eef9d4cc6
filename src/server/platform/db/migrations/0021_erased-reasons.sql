-- The one change there is: the words of a reason go once somebody has been erased at this club after they were written,
-- because a reason may name other people than the one it is about. Their hash stays, and so does the row that says who was erased.
CREATE OR REPLACE FUNCTION audit_log_refuse_update() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if new.reason is null and new.reason_salt is null
    and to_jsonb(new) - 'reason' - 'reason_salt' = to_jsonb(old) - 'reason' - 'reason_salt'
    and exists (select 1 from audit_log erased where erased.club_id = old.club_id
      and erased.seq > old.seq and erased.action = 'member.erased')
  then
    return new;
  end if;
  raise exception 'audit_log is append-only: UPDATE is refused' using errcode = 'insufficient_privilege';
end $$;
