ALTER TABLE "rounds" ADD COLUMN "same_round_as" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_same_round_as" FOREIGN KEY ("same_round_as") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rounds_same_round" ON "rounds" USING btree ("same_round_as") WHERE same_round_as is not null;