CREATE INDEX "counted_rounds_user" ON "counted_rounds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "brackets_drawn_by" ON "brackets" USING btree ("drawn_by");--> statement-breakpoint
CREATE INDEX "brackets_with_days" ON "brackets" USING btree ("competition_id") WHERE play_by <> '{}'::jsonb;--> statement-breakpoint
CREATE INDEX "match_reports_author" ON "match_reports" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "match_reports_winner" ON "match_reports" USING btree ("winner_id");--> statement-breakpoint
CREATE INDEX "matches_recorded_by" ON "matches" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "matches_play_by" ON "matches" USING btree ("play_by_day") WHERE result is null and play_by_day is not null;--> statement-breakpoint
CREATE INDEX "club_imports_imported_by" ON "club_imports" USING btree ("imported_by");--> statement-breakpoint
CREATE INDEX "club_imports_undone_by" ON "club_imports" USING btree ("undone_by") WHERE undone_by is not null;--> statement-breakpoint
CREATE INDEX "clubs_created_by" ON "clubs" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "clubs_email" ON "clubs" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "handicap_entries_club" ON "handicap_entries" USING btree ("club_id","created_at");--> statement-breakpoint
CREATE INDEX "competitions_closing" ON "competitions" USING btree ("end_date") WHERE status in ('upcoming', 'active');--> statement-breakpoint
CREATE INDEX "competitions_tee" ON "competitions" USING btree ("tee_id");--> statement-breakpoint
CREATE INDEX "competitions_women_tee" ON "competitions" USING btree ("women_tee_id");--> statement-breakpoint
CREATE INDEX "competitions_junior_tee" ON "competitions" USING btree ("junior_tee_id");--> statement-breakpoint
CREATE INDEX "result_sheets_made_by" ON "result_sheets" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "guests_added_by" ON "guests" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "playing_group_members_added_by" ON "playing_group_members" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "handicap_decisions_club" ON "handicap_decisions" USING btree ("club_id","seq");--> statement-breakpoint
CREATE INDEX "handicap_rulings_club" ON "handicap_rulings" USING btree ("club_id","seq");--> statement-breakpoint
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "invitations_accepted_by" ON "invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "kiosk_hand_ins_attester" ON "kiosk_hand_ins" USING btree ("attester_id");--> statement-breakpoint
CREATE INDEX "late_scores_club" ON "late_scores" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "late_scores_author" ON "late_scores" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "notices_by" ON "notices" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "playing_conditions_open_of_club" ON "playing_conditions" USING btree ("club_id","seq") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "data_exports_due" ON "data_exports" USING btree ("requested_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "prize_winners_user" ON "prize_winners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "marker_cards_marker" ON "marker_cards" USING btree ("marker_id");--> statement-breakpoint
CREATE INDEX "rounds_competition" ON "rounds" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "rounds_open_of_club" ON "rounds" USING btree ("club_id","started_at") WHERE status = 'in_progress';--> statement-breakpoint
CREATE INDEX "start_sheets_drawn_by" ON "start_sheets" USING btree ("drawn_by");--> statement-breakpoint
CREATE INDEX "teams_blind_user" ON "teams" USING btree ("blind_user_id");