CREATE TABLE "photo_places" (
	"id" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"next_word" text,
	"owned_since" timestamp with time zone NOT NULL,
	"swept_at" timestamp with time zone NOT NULL
);
