DROP TABLE "club_retention" CASCADE;--> statement-breakpoint
DROP TABLE "consents" CASCADE;--> statement-breakpoint
DROP TABLE "guardians" CASCADE;