-- The sentence of a failed sign-in names nobody who acted: "Sign-in as Lena Brandt failed". Two spaces end it in the search key.
ALTER TABLE "activity_log" DISABLE TRIGGER "activity_log_append_only";--> statement-breakpoint
UPDATE "activity_log" SET "search_key" = regexp_replace(
    replace("search_key", ' someone not signed in failed to sign in to an unknown account', ' sign-in to an unknown account failed'),
    '^ someone not signed in failed to sign in as ((?:[^ ]| (?! ))*)', ' sign-in as \1 failed')
  WHERE "event" = 'sign_in_failed';--> statement-breakpoint
ALTER TABLE "activity_log" ENABLE TRIGGER "activity_log_append_only";
