-- The name of a liked look is its owner's: it is read from the look, and goes with it.
UPDATE "activities" SET "subject" = NULL WHERE "kind" = 'look_liked';
