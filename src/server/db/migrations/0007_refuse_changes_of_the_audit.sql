-- The record of what was done can only be added to, with two exceptions that are no way to hide anything:
-- the id of an account that is gone gives way to a random pseudonym, once, and takes along the words that
-- were written about that account; and what is older than ten years may be deleted.

-- Ids of accounts are of version 7 and pseudonyms of version 4, so that no pseudonym gives way again.
CREATE FUNCTION audit_id_may_give_way(former text, replacement text) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT former ~ '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'
    AND replacement ~ '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'
    AND NOT EXISTS (SELECT FROM public.users WHERE id::text IN (former, replacement))
$$;--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.happened_at < now() - interval '10 years' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE'
    AND (NEW.id, NEW.happened_at, NEW.action) = (OLD.id, OLD.happened_at, OLD.action)
    AND (NEW.actor, NEW.subject) IS DISTINCT FROM (OLD.actor, OLD.subject)
    AND (NEW.actor = OLD.actor OR public.audit_id_may_give_way(OLD.actor, NEW.actor))
    AND (NEW.subject IS NOT DISTINCT FROM OLD.subject
      OR public.audit_id_may_give_way(OLD.subject, NEW.subject))
    AND (NEW.detail IS NOT DISTINCT FROM OLD.detail
      OR (NEW.subject IS DISTINCT FROM OLD.subject AND NEW.detail = OLD.detail - 'reason'))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The record of what was done can only be added to.'
    USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_entries_stay_all BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER audit_entries_stay;--> statement-breakpoint
ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER audit_entries_stay_all;
