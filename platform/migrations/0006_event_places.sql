-- Filters find an event without a place of its own at its production's.
INSERT INTO "document_values" ("site", "collection", "id", "path", "value")
SELECT "event"."site", "event"."collection", "event"."id", "place"."path", "place"."value"
FROM "documents" AS "event"
JOIN "document_values" AS "place"
  ON "place"."site" = "event"."site" AND "place"."collection" = 'production' AND "place"."id" = "event"."production"
WHERE "event"."collection" = 'event' AND "place"."path" LIKE 'location.%' AND "event"."doc" -> 'location' IS NULL;
