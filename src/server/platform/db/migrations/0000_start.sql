-- Every table as version 0.1 left it after 91 migrations, with its columns in the order in which they came: a sum over a row, as
-- backups have it, depends on that order. A store of version 0.1 counts as having run this.
CREATE TABLE audit_log (
    club_id text NOT NULL,
    seq bigint NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    actor_id text,
    actor_role text,
    action text NOT NULL,
    object_kind text NOT NULL,
    object_id text NOT NULL,
    subject_id text,
    before json,
    after json,
    reason text,
    reason_salt text,
    reason_hash text,
    request_id text,
    previous_hash text NOT NULL,
    hash text NOT NULL,
    CONSTRAINT audit_log_club_id_seq_pk PRIMARY KEY (club_id, seq)
);
CREATE INDEX audit_log_object ON audit_log USING btree (club_id, object_id, seq);
CREATE INDEX audit_log_subject ON audit_log USING btree (subject_id);
--> statement-breakpoint
CREATE TABLE access_tokens (
    id text NOT NULL,
    user_id text NOT NULL,
    club_id text NOT NULL,
    name text NOT NULL,
    reach text NOT NULL,
    secret_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT access_tokens_pkey PRIMARY KEY (id)
);
CREATE INDEX access_tokens_club ON access_tokens USING btree (club_id);
CREATE INDEX access_tokens_expires ON access_tokens USING btree (expires_at);
CREATE UNIQUE INDEX access_tokens_name ON access_tokens USING btree (user_id, name);
CREATE UNIQUE INDEX access_tokens_secret ON access_tokens USING btree (secret_hash);
--> statement-breakpoint
CREATE TABLE accounts (
    id text NOT NULL,
    user_id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT accounts_pkey PRIMARY KEY (id)
);
CREATE INDEX accounts_user ON accounts USING btree (user_id);
CREATE UNIQUE INDEX accounts_identity ON accounts USING btree (provider_id, account_id);
--> statement-breakpoint
CREATE TABLE audit_heads (
    club_id text NOT NULL,
    seq bigint NOT NULL,
    hash text NOT NULL,
    CONSTRAINT audit_heads_pkey PRIMARY KEY (club_id)
);
--> statement-breakpoint
CREATE TABLE brackets (
    competition_id text NOT NULL,
    bracket_type text NOT NULL,
    size integer NOT NULL,
    seeding text NOT NULL,
    random_seed integer,
    has_third_place boolean NOT NULL,
    strokes_method text NOT NULL,
    entrants_by_seed jsonb NOT NULL,
    drawn_by text,
    drawn_at timestamp with time zone DEFAULT now() NOT NULL,
    play_by jsonb DEFAULT '{}'::jsonb NOT NULL,
    confirm_days integer,
    plate text,
    match_format text DEFAULT 'singles'::text NOT NULL,
    sides jsonb,
    allowance_percent integer,
    CONSTRAINT brackets_pkey PRIMARY KEY (competition_id)
);
CREATE INDEX brackets_drawn_by ON brackets USING btree (drawn_by);
CREATE INDEX brackets_with_days ON brackets USING btree (competition_id) WHERE (play_by <> '{}'::jsonb);
--> statement-breakpoint
CREATE TABLE card_objections (
    id text NOT NULL,
    round_id text NOT NULL,
    club_id text NOT NULL,
    hole_number integer,
    result text,
    strokes integer,
    reason text,
    at timestamp with time zone NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    settled_by text,
    settled_at timestamp with time zone,
    answer text,
    CONSTRAINT card_objections_pkey PRIMARY KEY (id)
);
CREATE INDEX card_objections_club ON card_objections USING btree (club_id);
CREATE INDEX card_objections_open ON card_objections USING btree (club_id, at) WHERE (state = 'open'::text);
CREATE INDEX card_objections_round ON card_objections USING btree (round_id, at);
CREATE UNIQUE INDEX card_objections_one_open ON card_objections USING btree (round_id) WHERE (state = 'open'::text);
--> statement-breakpoint
CREATE TABLE champions (
    id text NOT NULL,
    club_id text NOT NULL,
    year integer NOT NULL,
    kind text NOT NULL,
    competition_id text,
    winner text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT champions_who CHECK (((competition_id IS NULL) <> (winner IS NULL))),
    CONSTRAINT champions_pkey PRIMARY KEY (id)
);
CREATE INDEX champions_competition ON champions USING btree (competition_id);
CREATE UNIQUE INDEX champions_once ON champions USING btree (club_id, year, lower(kind));
--> statement-breakpoint
CREATE TABLE club_calendars (
    club_id text NOT NULL,
    id text NOT NULL,
    token_hash text NOT NULL,
    created_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT club_calendars_pkey PRIMARY KEY (club_id)
);
CREATE UNIQUE INDEX club_calendars_token ON club_calendars USING btree (token_hash);
--> statement-breakpoint
CREATE TABLE club_card_accounts (
    club_id text NOT NULL,
    account_id text NOT NULL,
    takes_cards boolean DEFAULT false NOT NULL,
    has_details boolean DEFAULT false NOT NULL,
    is_gone boolean DEFAULT false NOT NULL,
    disconnected_at timestamp with time zone,
    asked integer DEFAULT 0 NOT NULL,
    answered integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT club_card_accounts_pkey PRIMARY KEY (club_id),
    CONSTRAINT club_card_accounts_account_id_unique UNIQUE (account_id)
);
--> statement-breakpoint
CREATE TABLE club_crests (
    key text NOT NULL,
    club_id text NOT NULL,
    webp bytea NOT NULL,
    png bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT club_crests_pkey PRIMARY KEY (key)
);
CREATE INDEX club_crests_club ON club_crests USING btree (club_id);
--> statement-breakpoint
CREATE TABLE club_imports (
    id text NOT NULL,
    club_id text NOT NULL,
    kind text NOT NULL,
    taken integer NOT NULL,
    left_out integer NOT NULL,
    imported_by text,
    imported_at timestamp with time zone NOT NULL,
    undone_by text,
    undone_at timestamp with time zone,
    headings text,
    reading jsonb,
    CONSTRAINT club_imports_pkey PRIMARY KEY (id)
);
CREATE INDEX club_imports_club ON club_imports USING btree (club_id, imported_at);
CREATE INDEX club_imports_imported_by ON club_imports USING btree (imported_by);
CREATE INDEX club_imports_undone_by ON club_imports USING btree (undone_by) WHERE (undone_by IS NOT NULL);
--> statement-breakpoint
CREATE TABLE club_subscriptions (
    club_id text NOT NULL,
    customer_id text NOT NULL,
    subscription_id text,
    status text,
    plan text,
    paid_until timestamp with time zone,
    ends_then boolean DEFAULT false NOT NULL,
    asked integer DEFAULT 0 NOT NULL,
    answered integer DEFAULT 0 NOT NULL,
    looked_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT club_subscriptions_pkey PRIMARY KEY (club_id),
    CONSTRAINT club_subscriptions_customer_id_unique UNIQUE (customer_id)
);
CREATE INDEX club_subscriptions_looked ON club_subscriptions USING btree (looked_at);
--> statement-breakpoint
CREATE TABLE clubs (
    id text NOT NULL,
    name text NOT NULL,
    code text NOT NULL,
    email text,
    phone text,
    address text,
    website text,
    description text,
    currency text NOT NULL,
    time_zone text NOT NULL,
    max_members integer NOT NULL,
    subscription_status text NOT NULL,
    plan_type text,
    trial_ends_at timestamp with time zone,
    is_active boolean DEFAULT true NOT NULL,
    requires_approval boolean DEFAULT false NOT NULL,
    created_by text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    handicap_mode text DEFAULT 'whs'::text NOT NULL,
    network_host text,
    sheet_opened_at timestamp with time zone,
    first_steps_dismissed_at timestamp with time zone,
    colour text,
    crest text,
    version integer DEFAULT 1 NOT NULL,
    keep_photo_days integer,
    keep_signature_days integer,
    golf_union text,
    rules_of_play jsonb,
    learns_from_cards boolean DEFAULT false NOT NULL,
    inactive_season jsonb,
    CONSTRAINT clubs_pkey PRIMARY KEY (id),
    CONSTRAINT clubs_code_unique UNIQUE (code)
);
CREATE INDEX clubs_created_by ON clubs USING btree (created_by);
CREATE INDEX clubs_email ON clubs USING btree (lower(email));
--> statement-breakpoint
CREATE TABLE competition_entries (
    competition_id text NOT NULL,
    user_id text NOT NULL,
    status text NOT NULL,
    entered_at timestamp with time zone DEFAULT now() NOT NULL,
    card_status text DEFAULT 'playing'::text NOT NULL,
    card_reason text,
    card_set_by text,
    card_set_at timestamp with time zone,
    card_revision integer DEFAULT 0 NOT NULL,
    is_card_acceptable boolean DEFAULT true NOT NULL,
    arrival integer,
    entered_by text,
    admitted_reason text,
    withdrawn_at timestamp with time zone,
    withdrawn_by text,
    withdrawn_reason text,
    fee text DEFAULT 'owed'::text NOT NULL,
    fee_paid_minor integer,
    plays_as text,
    division text,
    club_id text NOT NULL,
    CONSTRAINT competition_entries_competition_id_user_id_pk PRIMARY KEY (competition_id, user_id)
);
CREATE INDEX competition_entries_user ON competition_entries USING btree (user_id);
--> statement-breakpoint
CREATE TABLE competitions (
    id text NOT NULL,
    club_id text NOT NULL,
    course_id text,
    name text NOT NULL,
    competition_type text NOT NULL,
    status text NOT NULL,
    start_date timestamp with time zone NOT NULL,
    end_date timestamp with time zone NOT NULL,
    max_participants integer,
    entry_fee_minor integer,
    description text,
    prizes text,
    open_to_all boolean NOT NULL,
    team_size integer,
    counting_scores integer,
    bracket_type text,
    allowance_percent integer NOT NULL,
    stableford_table text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    tee_id text,
    status_set_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    marker_card boolean DEFAULT false NOT NULL,
    maximum_kind text,
    maximum_strokes integer,
    allowance_reason text,
    countback_order text DEFAULT 'shared'::text NOT NULL,
    round_count integer DEFAULT 1 NOT NULL,
    entries_open_at timestamp with time zone,
    entries_close_at timestamp with time zone,
    eligibility jsonb,
    women_tee_id text,
    junior_tee_id text,
    divisions jsonb,
    held_from integer,
    hold_changes integer DEFAULT 0 NOT NULL,
    status_reason text,
    cut_after integer,
    cut_places integer,
    cut_ties text,
    fee_way text DEFAULT 'desk'::text NOT NULL,
    closed_holes jsonb,
    not_for_handicap text,
    not_for_handicap_note text,
    nine text,
    CONSTRAINT competitions_pkey PRIMARY KEY (id)
);
CREATE INDEX competitions_closing ON competitions USING btree (end_date) WHERE (status = ANY (ARRAY['upcoming'::text, 'active'::text]));
CREATE INDEX competitions_club ON competitions USING btree (club_id, start_date);
CREATE INDEX competitions_junior_tee ON competitions USING btree (junior_tee_id);
CREATE INDEX competitions_start ON competitions USING btree (start_date);
CREATE INDEX competitions_tee ON competitions USING btree (tee_id);
CREATE INDEX competitions_women_tee ON competitions USING btree (women_tee_id);
--> statement-breakpoint
CREATE TABLE consent_texts (
    hash text NOT NULL,
    kind text NOT NULL,
    version text NOT NULL,
    language text NOT NULL,
    text text NOT NULL,
    CONSTRAINT consent_texts_pkey PRIMARY KEY (hash)
);
--> statement-breakpoint
CREATE TABLE consents (
    id text NOT NULL,
    user_id text NOT NULL,
    text_hash text NOT NULL,
    by text NOT NULL,
    act text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT consents_pkey PRIMARY KEY (id)
);
CREATE INDEX consents_user ON consents USING btree (user_id, at);
--> statement-breakpoint
CREATE TABLE counted_rounds (
    round_id text NOT NULL,
    submitted_at timestamp with time zone NOT NULL,
    hole_count smallint NOT NULL,
    is_complete boolean NOT NULL,
    gross integer,
    points integer,
    club_id text NOT NULL,
    user_id text NOT NULL,
    course_id text NOT NULL,
    hole_numbers smallint[] NOT NULL,
    pars smallint[] NOT NULL,
    strokes smallint[] NOT NULL,
    CONSTRAINT counted_rounds_pkey PRIMARY KEY (round_id)
);
CREATE INDEX counted_rounds_club ON counted_rounds USING btree (club_id, submitted_at);
CREATE INDEX counted_rounds_user ON counted_rounds USING btree (user_id);
--> statement-breakpoint
CREATE TABLE courses (
    id text NOT NULL,
    club_id text NOT NULL,
    name text NOT NULL,
    location text,
    description text,
    par integer NOT NULL,
    course_rating integer,
    slope integer NOT NULL,
    stroke_indexes_confirmed boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT courses_pkey PRIMARY KEY (id)
);
CREATE INDEX courses_club ON courses USING btree (club_id);
--> statement-breakpoint
CREATE TABLE data_exports (
    id text NOT NULL,
    user_id text NOT NULL,
    state text NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    leased_until timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    files_done integer DEFAULT 0 NOT NULL,
    files_total integer DEFAULT 0 NOT NULL,
    bytes bigint,
    ready_at timestamp with time zone,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT data_exports_pkey PRIMARY KEY (id)
);
CREATE INDEX data_exports_due ON data_exports USING btree (requested_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX data_exports_expires ON data_exports USING btree (expires_at);
CREATE INDEX data_exports_user ON data_exports USING btree (user_id, requested_at);
CREATE UNIQUE INDEX data_exports_one_unfinished ON data_exports USING btree (user_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
--> statement-breakpoint
CREATE TABLE data_migrations (
    name text NOT NULL,
    done_to text DEFAULT ''::text NOT NULL,
    finished_at timestamp with time zone,
    CONSTRAINT data_migrations_pkey PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE days_not_for_handicap (
    id text NOT NULL,
    club_id text NOT NULL,
    course_id text NOT NULL,
    from_day integer NOT NULL,
    until_day integer NOT NULL,
    reason text NOT NULL,
    note text,
    author_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT days_not_for_handicap_pkey PRIMARY KEY (id)
);
CREATE INDEX days_not_for_handicap_club ON days_not_for_handicap USING btree (club_id);
CREATE INDEX days_not_for_handicap_course ON days_not_for_handicap USING btree (course_id, from_day);
--> statement-breakpoint
CREATE TABLE desk_helpers (
    id text NOT NULL,
    competition_id text NOT NULL,
    club_id text NOT NULL,
    user_id text,
    invitation_id text,
    added_by text,
    added_at timestamp with time zone NOT NULL,
    CONSTRAINT desk_helpers_pkey PRIMARY KEY (id)
);
CREATE INDEX desk_helpers_added_by ON desk_helpers USING btree (added_by);
CREATE INDEX desk_helpers_club ON desk_helpers USING btree (club_id);
CREATE INDEX desk_helpers_of_invitation ON desk_helpers USING btree (invitation_id);
CREATE INDEX desk_helpers_of_user ON desk_helpers USING btree (user_id);
CREATE UNIQUE INDEX desk_helpers_invited ON desk_helpers USING btree (competition_id, invitation_id);
CREATE UNIQUE INDEX desk_helpers_user ON desk_helpers USING btree (competition_id, user_id);
--> statement-breakpoint
CREATE TABLE email_codes (
    user_id text NOT NULL,
    purpose text NOT NULL,
    code_hash text NOT NULL,
    link_hash text NOT NULL,
    wrong_tries integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT email_codes_user_id_purpose_pk PRIMARY KEY (user_id, purpose),
    CONSTRAINT email_codes_link_hash_unique UNIQUE (link_hash)
);
--> statement-breakpoint
CREATE TABLE entry_payments (
    id text NOT NULL,
    club_id text NOT NULL,
    competition_id text NOT NULL,
    user_id text NOT NULL,
    account_id text NOT NULL,
    session_id text,
    intent_id text,
    amount_minor integer NOT NULL,
    currency text NOT NULL,
    state text NOT NULL,
    closed_at timestamp with time zone,
    settles boolean DEFAULT false NOT NULL,
    paid_at timestamp with time zone,
    return_reason text,
    return_tries integer DEFAULT 0 NOT NULL,
    returned_at timestamp with time zone,
    refusal text,
    asked integer DEFAULT 0 NOT NULL,
    answered integer DEFAULT 0 NOT NULL,
    looked_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT entry_payments_pkey PRIMARY KEY (id),
    CONSTRAINT entry_payments_session_id_unique UNIQUE (session_id)
);
CREATE INDEX entry_payments_club ON entry_payments USING btree (club_id, state);
CREATE INDEX entry_payments_entry ON entry_payments USING btree (competition_id, user_id);
CREATE INDEX entry_payments_intent ON entry_payments USING btree (intent_id);
CREATE INDEX entry_payments_user ON entry_payments USING btree (user_id);
CREATE INDEX entry_payments_waiting ON entry_payments USING btree (looked_at) WHERE (state = ANY (ARRAY['open'::text, 'returning'::text]));
CREATE UNIQUE INDEX entry_payments_one_open ON entry_payments USING btree (competition_id, user_id) WHERE ((state = 'open'::text) AND (closed_at IS NULL));
--> statement-breakpoint
CREATE TABLE file_removals (
    kind text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone NOT NULL,
    CONSTRAINT file_removals_kind_name_pk PRIMARY KEY (kind, name)
);
CREATE INDEX file_removals_due ON file_removals USING btree (next_try_at);
--> statement-breakpoint
CREATE TABLE guardians (
    user_id text NOT NULL,
    email text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    answer text NOT NULL,
    answered_at timestamp with time zone,
    link_hash text,
    link_until timestamp with time zone NOT NULL,
    CONSTRAINT guardians_pkey PRIMARY KEY (user_id),
    CONSTRAINT guardians_link_hash_unique UNIQUE (link_hash)
);
--> statement-breakpoint
CREATE TABLE guests (
    user_id text NOT NULL,
    club_id text NOT NULL,
    home_club text,
    added_by text,
    added_at timestamp with time zone NOT NULL,
    key text NOT NULL,
    CONSTRAINT guests_pkey PRIMARY KEY (user_id)
);
CREATE INDEX guests_added ON guests USING btree (added_at);
CREATE INDEX guests_added_by ON guests USING btree (added_by);
CREATE UNIQUE INDEX guests_key ON guests USING btree (club_id, key);
--> statement-breakpoint
CREATE TABLE handicap_corrections (
    id text NOT NULL,
    user_id text NOT NULL,
    club_id text NOT NULL,
    correction text NOT NULL,
    readings text[] NOT NULL,
    score_id text NOT NULL,
    index_before integer,
    index_after integer NOT NULL,
    low_before integer,
    low_after integer,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT handicap_corrections_pkey PRIMARY KEY (id)
);
CREATE INDEX handicap_corrections_club ON handicap_corrections USING btree (club_id, created_at);
CREATE UNIQUE INDEX handicap_corrections_once ON handicap_corrections USING btree (user_id, correction);
--> statement-breakpoint
CREATE TABLE handicap_decisions (
    id text NOT NULL,
    seq bigserial NOT NULL,
    user_id text NOT NULL,
    club_id text NOT NULL,
    kind text NOT NULL,
    day integer NOT NULL,
    reason text NOT NULL,
    author_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    index_before integer,
    index_after integer,
    set_to integer,
    heard_on integer,
    hearing text,
    is_exceptional boolean DEFAULT false NOT NULL,
    restarts_low_index boolean DEFAULT false NOT NULL,
    until integer,
    meant text,
    course_id text,
    course_name text,
    tee_name text,
    course_rating integer,
    slope integer,
    par integer,
    pcc integer,
    course_handicap integer,
    index_when_played integer,
    takes_back text,
    holes integer,
    CONSTRAINT handicap_decisions_whole CHECK (
CASE kind
    WHEN 'reset'::text THEN ((set_to IS NOT NULL) AND (heard_on IS NOT NULL) AND (hearing IS NOT NULL))
    WHEN 'freeze'::text THEN (set_to IS NOT NULL)
    WHEN 'hold'::text THEN (until IS NOT NULL)
    WHEN 'penalty'::text THEN ((meant IS NOT NULL) AND (course_name IS NOT NULL) AND (course_rating IS NOT NULL) AND (slope IS NOT NULL) AND (pcc IS NOT NULL) AND (course_handicap IS NOT NULL))
    WHEN 'take_back'::text THEN (takes_back IS NOT NULL)
    ELSE true
END),
    CONSTRAINT handicap_decisions_pkey PRIMARY KEY (id)
);
CREATE INDEX handicap_decisions_club ON handicap_decisions USING btree (club_id, seq);
CREATE INDEX handicap_decisions_user ON handicap_decisions USING btree (user_id, seq);
CREATE UNIQUE INDEX handicap_decisions_taken_back ON handicap_decisions USING btree (takes_back);
--> statement-breakpoint
CREATE TABLE handicap_entries (
    id text NOT NULL,
    user_id text NOT NULL,
    club_id text NOT NULL,
    before integer,
    after integer NOT NULL,
    reason text,
    author_id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    restarts_low_index boolean DEFAULT false NOT NULL,
    seq bigserial NOT NULL,
    CONSTRAINT handicap_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX handicap_entries_club ON handicap_entries USING btree (club_id, created_at);
CREATE INDEX handicap_entries_user ON handicap_entries USING btree (user_id, created_at);
--> statement-breakpoint
CREATE TABLE handicap_rulings (
    id text NOT NULL,
    seq bigserial NOT NULL,
    user_id text NOT NULL,
    club_id text NOT NULL,
    score_id text NOT NULL,
    ruling text NOT NULL,
    is_on boolean NOT NULL,
    reason text NOT NULL,
    author_id text NOT NULL,
    index_before integer,
    index_after integer,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT handicap_rulings_pkey PRIMARY KEY (id)
);
CREATE INDEX handicap_rulings_club ON handicap_rulings USING btree (club_id, seq);
CREATE INDEX handicap_rulings_user ON handicap_rulings USING btree (user_id, seq);
--> statement-breakpoint
CREATE TABLE handicap_scores (
    id text NOT NULL,
    seq bigserial NOT NULL,
    user_id text NOT NULL,
    club_id text NOT NULL,
    round_id text,
    day integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    course_name text NOT NULL,
    tee_name text,
    index_when_played integer,
    course_rating integer NOT NULL,
    slope integer NOT NULL,
    par integer NOT NULL,
    pcc integer NOT NULL,
    refusal text,
    refusal_detail text,
    accepted_as text,
    course_handicap integer,
    adjusted_gross integer,
    adjusted_holes jsonb,
    differential text,
    rounded_differential integer,
    exceptional_adjustment integer NOT NULL,
    low_index integer,
    cap text NOT NULL,
    index_before integer,
    index_after integer,
    replaces_id text,
    conditions_id text,
    index_terms jsonb,
    refusal_note text,
    CONSTRAINT handicap_scores_counts_or_not CHECK (((refusal IS NULL) = ((differential IS NOT NULL) AND (accepted_as IS NOT NULL) AND (adjusted_gross IS NOT NULL) AND (adjusted_holes IS NOT NULL)))),
    CONSTRAINT handicap_scores_pkey PRIMARY KEY (id)
);
CREATE INDEX handicap_scores_day ON handicap_scores USING btree (club_id, day);
CREATE INDEX handicap_scores_user ON handicap_scores USING btree (user_id, seq);
CREATE UNIQUE INDEX handicap_scores_replaced ON handicap_scores USING btree (replaces_id);
CREATE UNIQUE INDEX handicap_scores_round ON handicap_scores USING btree (round_id) WHERE (replaces_id IS NULL);
--> statement-breakpoint
CREATE TABLE hole_entries (
    round_id text NOT NULL,
    club_id text NOT NULL,
    id text NOT NULL,
    hole_number integer NOT NULL,
    result text NOT NULL,
    strokes integer,
    at timestamp with time zone NOT NULL,
    author_id text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    source text DEFAULT 'player'::text NOT NULL,
    season smallint DEFAULT (EXTRACT(year FROM (now() AT TIME ZONE 'UTC'::text)))::smallint NOT NULL,
    CONSTRAINT hole_entries_round_id_id_season_pk PRIMARY KEY (round_id, id, season)
)
PARTITION BY RANGE (season);
--> statement-breakpoint
CREATE TABLE hole_scores (
    round_id text NOT NULL,
    hole_number integer NOT NULL,
    entry_id text NOT NULL,
    result text NOT NULL,
    strokes integer,
    at timestamp with time zone NOT NULL,
    author_id text NOT NULL,
    club_id text NOT NULL,
    CONSTRAINT hole_scores_round_id_hole_number_pk PRIMARY KEY (round_id, hole_number)
);
--> statement-breakpoint
CREATE TABLE hole_tallies (
    course_id text NOT NULL,
    hole_number smallint NOT NULL,
    holed integer NOT NULL,
    strokes integer NOT NULL,
    eagles integer NOT NULL,
    birdies integer NOT NULL,
    pars integer NOT NULL,
    bogeys integer NOT NULL,
    doubles_or_worse integer NOT NULL,
    picked_up integer NOT NULL,
    CONSTRAINT hole_tallies_course_id_hole_number_pk PRIMARY KEY (course_id, hole_number)
);
--> statement-breakpoint
CREATE TABLE holes (
    id text NOT NULL,
    course_id text NOT NULL,
    hole_number integer NOT NULL,
    par integer NOT NULL,
    stroke_index integer NOT NULL,
    yardages jsonb NOT NULL,
    description text,
    women_par integer,
    women_stroke_index integer,
    generated jsonb DEFAULT '{"par": false, "yardages": [], "strokeIndex": false}'::jsonb NOT NULL,
    CONSTRAINT holes_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX holes_course_number ON holes USING btree (course_id, hole_number);
--> statement-breakpoint
CREATE TABLE invitations (
    id text NOT NULL,
    club_id text NOT NULL,
    email text NOT NULL,
    handicap_index integer,
    message text,
    status text DEFAULT 'open'::text NOT NULL,
    invited_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    sends integer DEFAULT 1 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    link_was_shown boolean NOT NULL,
    accepted_by text,
    accepted_at timestamp with time zone,
    CONSTRAINT invitations_pkey PRIMARY KEY (id)
);
CREATE INDEX invitations_accepted_by ON invitations USING btree (accepted_by);
CREATE INDEX invitations_club ON invitations USING btree (club_id, sent_at);
CREATE INDEX invitations_email ON invitations USING btree (email);
CREATE INDEX invitations_invited_by ON invitations USING btree (invited_by);
CREATE UNIQUE INDEX invitations_open_address ON invitations USING btree (club_id, email) WHERE (status = 'open'::text);
--> statement-breakpoint
CREATE TABLE kiosk_hand_ins (
    id text NOT NULL,
    round_id text NOT NULL,
    kiosk_id text NOT NULL,
    attester_id text NOT NULL,
    at timestamp with time zone NOT NULL,
    disputed_at timestamp with time zone,
    dispute_reason text,
    settled_at timestamp with time zone,
    settled_by text,
    settled_reason text,
    CONSTRAINT kiosk_hand_ins_pkey PRIMARY KEY (id)
);
CREATE INDEX kiosk_hand_ins_attester ON kiosk_hand_ins USING btree (attester_id);
CREATE INDEX kiosk_hand_ins_disputed ON kiosk_hand_ins USING btree (kiosk_id) WHERE ((disputed_at IS NOT NULL) AND (settled_at IS NULL));
CREATE INDEX kiosk_hand_ins_round ON kiosk_hand_ins USING btree (round_id, at);
--> statement-breakpoint
CREATE TABLE kiosks (
    id text NOT NULL,
    club_id text NOT NULL,
    name text NOT NULL,
    created_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    link_hash text,
    link_until timestamp with time zone NOT NULL,
    token_hash text,
    opened_at timestamp with time zone,
    last_used_at timestamp with time zone,
    withdrawn_at timestamp with time zone,
    CONSTRAINT kiosks_pkey PRIMARY KEY (id)
);
CREATE INDEX kiosks_club ON kiosks USING btree (club_id, created_at);
CREATE UNIQUE INDEX kiosks_link ON kiosks USING btree (link_hash);
CREATE UNIQUE INDEX kiosks_token ON kiosks USING btree (token_hash);
--> statement-breakpoint
CREATE TABLE known_devices (
    user_id text NOT NULL,
    token_hash text NOT NULL,
    signed_in_at timestamp with time zone NOT NULL,
    CONSTRAINT known_devices_user_id_token_hash_pk PRIMARY KEY (user_id, token_hash)
);
CREATE INDEX known_devices_signed_in ON known_devices USING btree (signed_in_at);
--> statement-breakpoint
CREATE TABLE late_scores (
    round_id text NOT NULL,
    id text NOT NULL,
    club_id text NOT NULL,
    hole_number integer NOT NULL,
    result text NOT NULL,
    strokes integer,
    author_id text NOT NULL,
    typed_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone NOT NULL,
    card_result text NOT NULL,
    card_strokes integer,
    state text DEFAULT 'open'::text NOT NULL,
    decided_by text,
    decided_at timestamp with time zone,
    reason text,
    CONSTRAINT late_scores_round_id_id_pk PRIMARY KEY (round_id, id)
);
CREATE INDEX late_scores_author ON late_scores USING btree (author_id);
CREATE INDEX late_scores_club ON late_scores USING btree (club_id);
CREATE INDEX late_scores_open ON late_scores USING btree (club_id, received_at) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX late_scores_one_open ON late_scores USING btree (round_id, hole_number) WHERE (state = 'open'::text);
--> statement-breakpoint
CREATE TABLE learning_cells (
    club_id text NOT NULL,
    id text NOT NULL,
    value integer NOT NULL,
    read integer,
    kept_on integer NOT NULL,
    png bytea NOT NULL,
    CONSTRAINT learning_cells_club_id_id_pk PRIMARY KEY (club_id, id)
);
CREATE INDEX learning_cells_day ON learning_cells USING btree (club_id, kept_on, id);
--> statement-breakpoint
CREATE TABLE mails (
    id text NOT NULL,
    event_key text NOT NULL,
    recipient text NOT NULL,
    language text NOT NULL,
    kind text NOT NULL,
    content jsonb,
    created_at timestamp with time zone NOT NULL,
    next_try_at timestamp with time zone NOT NULL,
    give_up_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    sent_at timestamp with time zone,
    given_up_at timestamp with time zone,
    club_id text,
    failure text,
    failure_status integer,
    failure_reason text,
    bounce_token text,
    CONSTRAINT mails_pkey PRIMARY KEY (id),
    CONSTRAINT mails_event_key_unique UNIQUE (event_key)
);
CREATE INDEX mails_due ON mails USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX mails_given_up ON mails USING btree (club_id, given_up_at) WHERE ((given_up_at IS NOT NULL) AND (failure IS NOT NULL));
CREATE UNIQUE INDEX mails_bounce_token ON mails USING btree (bounce_token) WHERE (bounce_token IS NOT NULL);
--> statement-breakpoint
CREATE TABLE marker_cards (
    round_id text NOT NULL,
    marker_id text NOT NULL,
    named_at timestamp with time zone NOT NULL,
    agreed_at timestamp with time zone,
    certified_at timestamp with time zone,
    certified_revision integer,
    attested_at timestamp with time zone,
    attested_revision integer,
    refused_at timestamp with time zone,
    refusal text,
    CONSTRAINT marker_cards_pkey PRIMARY KEY (round_id)
);
CREATE INDEX marker_cards_marker ON marker_cards USING btree (marker_id);
--> statement-breakpoint
CREATE TABLE match_cards (
    id text NOT NULL,
    match_id text NOT NULL,
    player1_id text NOT NULL,
    player2_id text NOT NULL,
    holes jsonb NOT NULL,
    progress jsonb,
    revision integer DEFAULT 0 NOT NULL,
    begun_at timestamp with time zone NOT NULL,
    reopened_at timestamp with time zone,
    set_aside_at timestamp with time zone,
    CONSTRAINT match_cards_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX match_cards_one_open ON match_cards USING btree (match_id) WHERE (set_aside_at IS NULL);
CREATE UNIQUE INDEX match_cards_players ON match_cards USING btree (match_id, player1_id, player2_id);
--> statement-breakpoint
CREATE TABLE match_entries (
    card_id text NOT NULL,
    id text NOT NULL,
    hole_number integer,
    kind text NOT NULL,
    side text,
    strokes_a integer,
    strokes_b integer,
    result text,
    at timestamp with time zone NOT NULL,
    author_id text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    CONSTRAINT match_entries_card_id_id_pk PRIMARY KEY (card_id, id)
);
CREATE INDEX match_entries_author ON match_entries USING btree (author_id);
--> statement-breakpoint
CREATE TABLE match_reports (
    match_id text NOT NULL,
    side_id text NOT NULL,
    author_id text NOT NULL,
    winner_id text NOT NULL,
    result text NOT NULL,
    reported_at timestamp with time zone NOT NULL,
    CONSTRAINT match_reports_match_id_side_id_pk PRIMARY KEY (match_id, side_id)
);
CREATE INDEX match_reports_author ON match_reports USING btree (author_id);
CREATE INDEX match_reports_time ON match_reports USING btree (reported_at);
CREATE INDEX match_reports_winner ON match_reports USING btree (winner_id);
--> statement-breakpoint
CREATE TABLE matches (
    id text NOT NULL,
    competition_id text NOT NULL,
    match_number integer NOT NULL,
    part text NOT NULL,
    bracket_round integer NOT NULL,
    place_in_round integer NOT NULL,
    sources jsonb NOT NULL,
    winner_id text,
    result text,
    kept_strokes jsonb,
    recorded_by text,
    recorded_at timestamp with time zone,
    reason text,
    play_by_day date,
    CONSTRAINT matches_pkey PRIMARY KEY (id)
);
CREATE INDEX matches_play_by ON matches USING btree (play_by_day) WHERE ((result IS NULL) AND (play_by_day IS NOT NULL));
CREATE INDEX matches_recorded_by ON matches USING btree (recorded_by);
CREATE INDEX matches_winner ON matches USING btree (winner_id);
CREATE UNIQUE INDEX matches_competition_number ON matches USING btree (competition_id, match_number);
--> statement-breakpoint
CREATE TABLE member_categories (
    id text NOT NULL,
    club_id text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT member_categories_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX member_categories_name ON member_categories USING btree (club_id, lower(name));
--> statement-breakpoint
CREATE TABLE member_match_answers (
    club_id text NOT NULL,
    member_id text NOT NULL,
    listed_id text NOT NULL,
    is_same boolean NOT NULL,
    answered_by text,
    answered_at timestamp with time zone NOT NULL,
    CONSTRAINT member_match_answers_club_id_member_id_listed_id_pk PRIMARY KEY (club_id, member_id, listed_id)
);
CREATE INDEX member_match_answers_answered_by ON member_match_answers USING btree (answered_by);
CREATE INDEX member_match_answers_member ON member_match_answers USING btree (member_id);
--> statement-breakpoint
CREATE TABLE member_merges (
    id text NOT NULL,
    club_id text NOT NULL,
    kept_id text NOT NULL,
    gone_id text NOT NULL,
    gone_name text NOT NULL,
    reason text NOT NULL,
    made_by text,
    made_at timestamp with time zone NOT NULL,
    taken_back_by text,
    taken_back_at timestamp with time zone,
    changes jsonb NOT NULL,
    CONSTRAINT member_merges_pkey PRIMARY KEY (id)
);
CREATE INDEX member_merges_club ON member_merges USING btree (club_id, made_at);
CREATE INDEX member_merges_gone ON member_merges USING btree (gone_id);
CREATE INDEX member_merges_kept ON member_merges USING btree (kept_id);
CREATE INDEX member_merges_made_by ON member_merges USING btree (made_by);
CREATE INDEX member_merges_taken_back_by ON member_merges USING btree (taken_back_by);
--> statement-breakpoint
CREATE TABLE memberships (
    id text NOT NULL,
    club_id text NOT NULL,
    user_id text NOT NULL,
    role text NOT NULL,
    also_plays boolean DEFAULT false NOT NULL,
    status text NOT NULL,
    joined_at timestamp with time zone DEFAULT now() NOT NULL,
    is_off_handicap_committee boolean DEFAULT false NOT NULL,
    member_number text,
    category_id text,
    phone text,
    national_id text,
    born_on integer,
    has_no_account boolean DEFAULT false NOT NULL,
    listed_email text,
    import_id text,
    hides_moves boolean DEFAULT false NOT NULL,
    claimed_number text,
    claimed_born_on integer,
    CONSTRAINT memberships_pkey PRIMARY KEY (id)
);
CREATE INDEX memberships_category ON memberships USING btree (category_id) WHERE (category_id IS NOT NULL);
CREATE INDEX memberships_import ON memberships USING btree (import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX memberships_user ON memberships USING btree (user_id);
CREATE UNIQUE INDEX memberships_club_user ON memberships USING btree (club_id, user_id);
CREATE UNIQUE INDEX memberships_listed_email ON memberships USING btree (club_id, listed_email) WHERE (has_no_account AND (status <> 'removed'::text));
--> statement-breakpoint
CREATE TABLE notices (
    id text NOT NULL,
    seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
    user_id text NOT NULL,
    club_id text NOT NULL,
    event_key text NOT NULL,
    kind text NOT NULL,
    round_id text,
    competition_id text,
    by_id text,
    facts jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    CONSTRAINT notices_pkey PRIMARY KEY (id)
);
CREATE INDEX notices_by ON notices USING btree (by_id);
CREATE INDEX notices_competition ON notices USING btree (competition_id);
CREATE INDEX notices_created ON notices USING btree (created_at);
CREATE INDEX notices_round ON notices USING btree (round_id);
CREATE INDEX notices_unread ON notices USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notices_user ON notices USING btree (user_id, seq);
CREATE UNIQUE INDEX notices_one_of_event ON notices USING btree (user_id, event_key);
--> statement-breakpoint
CREATE TABLE notices_off (
    user_id text NOT NULL,
    kind text NOT NULL,
    CONSTRAINT notices_off_user_id_kind_pk PRIMARY KEY (user_id, kind)
);
--> statement-breakpoint
CREATE TABLE one_time_secrets (
    user_id text NOT NULL,
    sealed text NOT NULL,
    made_at timestamp with time zone NOT NULL,
    on_since timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    CONSTRAINT one_time_secrets_pkey PRIMARY KEY (user_id)
);
--> statement-breakpoint
CREATE TABLE paper_pictures (
    round_id text NOT NULL,
    entry_id text NOT NULL,
    photo_id text NOT NULL,
    jpeg bytea NOT NULL,
    CONSTRAINT paper_pictures_round_id_entry_id_pk PRIMARY KEY (round_id, entry_id)
);
CREATE INDEX paper_pictures_photo ON paper_pictures USING btree (photo_id);
--> statement-breakpoint
CREATE TABLE passkey_challenges (
    challenge text NOT NULL,
    user_id text,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge)
);
CREATE INDEX passkey_challenges_ends ON passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_user ON passkey_challenges USING btree (user_id);
--> statement-breakpoint
CREATE TABLE passkeys (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT passkeys_pkey PRIMARY KEY (id)
);
CREATE INDEX passkeys_user ON passkeys USING btree (user_id);
--> statement-breakpoint
CREATE TABLE past_result_rows (
    past_result_id text NOT NULL,
    seq integer NOT NULL,
    club_id text NOT NULL,
    name text NOT NULL,
    user_id text,
    place integer,
    gross integer,
    handicap text,
    score integer,
    countback text NOT NULL,
    outcome text,
    CONSTRAINT past_result_rows_outcome CHECK (((outcome IS NULL) OR (outcome = ANY (ARRAY['no_return'::text, 'withdrawn'::text, 'disqualified'::text])))),
    CONSTRAINT past_result_rows_past_result_id_seq_pk PRIMARY KEY (past_result_id, seq)
);
CREATE INDEX past_result_rows_club ON past_result_rows USING btree (club_id);
CREATE INDEX past_result_rows_user ON past_result_rows USING btree (user_id);
--> statement-breakpoint
CREATE TABLE past_results (
    id text NOT NULL,
    club_id text NOT NULL,
    name text NOT NULL,
    day integer NOT NULL,
    figure text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT past_results_figure CHECK ((figure = ANY (ARRAY['net'::text, 'points'::text, 'gross'::text]))),
    CONSTRAINT past_results_pkey PRIMARY KEY (id)
);
CREATE INDEX past_results_club ON past_results USING btree (club_id, day);
--> statement-breakpoint
CREATE TABLE payment_events (
    id text NOT NULL,
    type text NOT NULL,
    club_id text,
    received_at timestamp with time zone NOT NULL,
    CONSTRAINT payment_events_pkey PRIMARY KEY (id)
);
CREATE INDEX payment_events_club ON payment_events USING btree (club_id);
CREATE INDEX payment_events_received ON payment_events USING btree (received_at);
--> statement-breakpoint
CREATE TABLE photo_places (
    id text NOT NULL,
    word text NOT NULL,
    next_word text,
    owned_since timestamp with time zone NOT NULL,
    swept_at timestamp with time zone NOT NULL,
    CONSTRAINT photo_places_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE photos (
    id text NOT NULL,
    owner_id text NOT NULL,
    round_id text,
    state text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT photos_pkey PRIMARY KEY (id)
);
CREATE INDEX photos_expires ON photos USING btree (expires_at);
CREATE INDEX photos_owner ON photos USING btree (owner_id, created_at);
CREATE INDEX photos_round ON photos USING btree (round_id);
--> statement-breakpoint
CREATE TABLE player_messages (
    id text NOT NULL,
    competition_id text NOT NULL,
    text text NOT NULL,
    sent_by text,
    sent_at timestamp with time zone NOT NULL,
    term text NOT NULL,
    last_day text,
    taken_down_at timestamp with time zone,
    reached jsonb NOT NULL,
    CONSTRAINT player_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX player_messages_competition ON player_messages USING btree (competition_id, sent_at);
CREATE INDEX player_messages_sent_by ON player_messages USING btree (sent_by);
--> statement-breakpoint
CREATE TABLE playing_conditions (
    id text NOT NULL,
    seq bigserial NOT NULL,
    club_id text NOT NULL,
    day integer NOT NULL,
    pcc integer NOT NULL,
    reason text NOT NULL,
    author_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    done_to text DEFAULT ''::text NOT NULL,
    finished_at timestamp with time zone,
    CONSTRAINT playing_conditions_range CHECK (((pcc >= '-1'::integer) AND (pcc <= 3))),
    CONSTRAINT playing_conditions_pkey PRIMARY KEY (id)
);
CREATE INDEX playing_conditions_club ON playing_conditions USING btree (club_id, seq);
CREATE INDEX playing_conditions_open ON playing_conditions USING btree (seq) WHERE (finished_at IS NULL);
CREATE INDEX playing_conditions_open_of_club ON playing_conditions USING btree (club_id, seq) WHERE (finished_at IS NULL);
--> statement-breakpoint
CREATE TABLE playing_conditions_changes (
    conditions_id text NOT NULL,
    user_id text NOT NULL,
    index_before integer,
    index_after integer,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT playing_conditions_changes_user_id_conditions_id_pk PRIMARY KEY (user_id, conditions_id)
);
CREATE INDEX playing_conditions_changes_entry ON playing_conditions_changes USING btree (conditions_id);
--> statement-breakpoint
CREATE TABLE playing_conditions_courses (
    conditions_id text NOT NULL,
    course_id text NOT NULL,
    CONSTRAINT playing_conditions_courses_course_id_conditions_id_pk PRIMARY KEY (course_id, conditions_id)
);
CREATE INDEX playing_conditions_courses_entry ON playing_conditions_courses USING btree (conditions_id);
--> statement-breakpoint
CREATE TABLE playing_group_members (
    group_id text NOT NULL,
    user_id text NOT NULL,
    round_id text NOT NULL,
    place integer NOT NULL,
    added_by text,
    added_at timestamp with time zone NOT NULL,
    left_at timestamp with time zone,
    CONSTRAINT playing_group_members_group_id_user_id_pk PRIMARY KEY (group_id, user_id)
);
CREATE INDEX playing_group_members_added_by ON playing_group_members USING btree (added_by);
CREATE INDEX playing_group_members_user ON playing_group_members USING btree (user_id);
CREATE UNIQUE INDEX playing_group_members_round ON playing_group_members USING btree (round_id) WHERE (left_at IS NULL);
--> statement-breakpoint
CREATE TABLE playing_groups (
    id text NOT NULL,
    club_id text NOT NULL,
    course_id text NOT NULL,
    competition_id text,
    created_by text,
    created_at timestamp with time zone NOT NULL,
    link_hash text,
    link_until timestamp with time zone,
    CONSTRAINT playing_groups_pkey PRIMARY KEY (id),
    CONSTRAINT playing_groups_link_hash_unique UNIQUE (link_hash)
);
CREATE INDEX playing_groups_created_by ON playing_groups USING btree (created_by);
--> statement-breakpoint
CREATE TABLE prize_plans (
    competition_id text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    is_one_per_player boolean NOT NULL,
    categories jsonb NOT NULL,
    CONSTRAINT prize_plans_pkey PRIMARY KEY (competition_id)
);
--> statement-breakpoint
CREATE TABLE prize_winners (
    competition_id text NOT NULL,
    category_id text NOT NULL,
    user_id text NOT NULL,
    measure text,
    set_by text,
    set_at timestamp with time zone NOT NULL,
    CONSTRAINT prize_winners_competition_id_category_id_pk PRIMARY KEY (competition_id, category_id)
);
CREATE INDEX prize_winners_user ON prize_winners USING btree (user_id);
--> statement-breakpoint
CREATE TABLE push_deliveries (
    notice_id text NOT NULL,
    subscription_id text NOT NULL,
    next_try_at timestamp with time zone NOT NULL,
    give_up_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    sent_at timestamp with time zone,
    given_up_at timestamp with time zone,
    CONSTRAINT push_deliveries_notice_id_subscription_id_pk PRIMARY KEY (notice_id, subscription_id)
);
CREATE INDEX push_deliveries_due ON push_deliveries USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX push_deliveries_subscription ON push_deliveries USING btree (subscription_id);
--> statement-breakpoint
CREATE TABLE push_subscriptions (
    id text NOT NULL,
    user_id text NOT NULL,
    session_id text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
    CONSTRAINT push_subscriptions_endpoint_unique UNIQUE (endpoint)
);
CREATE INDEX push_subscriptions_session ON push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_user ON push_subscriptions USING btree (user_id);
--> statement-breakpoint
CREATE TABLE rate_limits (
    key text NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint,
    CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);
--> statement-breakpoint
CREATE TABLE recovery_codes (
    user_id text NOT NULL,
    code_hash text NOT NULL,
    made_at timestamp with time zone NOT NULL,
    CONSTRAINT recovery_codes_user_id_code_hash_pk PRIMARY KEY (user_id, code_hash)
);
--> statement-breakpoint
CREATE TABLE result_sheets (
    competition_id text NOT NULL,
    rows jsonb NOT NULL,
    made_by text,
    made_at timestamp with time zone NOT NULL,
    cards jsonb,
    terms jsonb,
    CONSTRAINT result_sheets_pkey PRIMARY KEY (competition_id)
);
CREATE INDEX result_sheets_made_by ON result_sheets USING btree (made_by);
--> statement-breakpoint
CREATE TABLE round_events (
    id text NOT NULL,
    seq bigserial NOT NULL,
    round_id text NOT NULL,
    author_id text NOT NULL,
    at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    reason text NOT NULL,
    before jsonb,
    after jsonb NOT NULL,
    club_id text NOT NULL,
    correction_id text,
    CONSTRAINT round_events_pkey PRIMARY KEY (id)
);
CREATE INDEX round_events_correction ON round_events USING btree (correction_id) WHERE (correction_id IS NOT NULL);
CREATE INDEX round_events_round ON round_events USING btree (round_id, seq);
--> statement-breakpoint
CREATE TABLE round_scorers (
    round_id text NOT NULL,
    user_id text NOT NULL,
    added_by text NOT NULL,
    added_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT round_scorers_round_id_user_id_pk PRIMARY KEY (round_id, user_id)
);
CREATE INDEX round_scorers_user ON round_scorers USING btree (user_id, added_at);
--> statement-breakpoint
CREATE TABLE rounds (
    id text NOT NULL,
    user_id text NOT NULL,
    club_id text NOT NULL,
    course_id text NOT NULL,
    competition_id text,
    tee_id text,
    tee_name text,
    handicap_index integer,
    course_rating integer NOT NULL,
    slope integer NOT NULL,
    par integer NOT NULL,
    allowance_percent integer NOT NULL,
    course_handicap integer NOT NULL,
    playing_handicap integer NOT NULL,
    stableford_table text NOT NULL,
    stroke_indexes_confirmed boolean NOT NULL,
    holes jsonb NOT NULL,
    status text NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    started_at timestamp with time zone NOT NULL,
    submitted_at timestamp with time zone,
    client_verified_at timestamp with time zone,
    marker_name text,
    marker_signature text,
    scorecard_photo text,
    totals_only boolean DEFAULT false NOT NULL,
    holes_played integer,
    gross integer,
    net integer,
    points integer,
    net_to_par integer,
    totals_confirmed_at timestamp with time zone,
    round_number integer DEFAULT 1 NOT NULL,
    season smallint GENERATED ALWAYS AS ((EXTRACT(year FROM (started_at AT TIME ZONE 'UTC'::text)))::smallint) STORED NOT NULL,
    summary_waits boolean DEFAULT false NOT NULL,
    opened_by_club boolean DEFAULT false NOT NULL,
    is_rated boolean,
    has_valid_reason boolean,
    same_round_as text,
    is_practice boolean DEFAULT false NOT NULL,
    nines jsonb,
    watch_round_id text,
    CONSTRAINT rounds_pkey PRIMARY KEY (id)
);
CREATE INDEX rounds_club ON rounds USING btree (club_id, started_at);
CREATE INDEX rounds_competition ON rounds USING btree (competition_id);
CREATE INDEX rounds_open_of_club ON rounds USING btree (club_id, started_at) WHERE (status = 'in_progress'::text);
CREATE INDEX rounds_open_of_player ON rounds USING btree (user_id) WHERE (status = 'in_progress'::text);
CREATE INDEX rounds_same_round ON rounds USING btree (same_round_as) WHERE (same_round_as IS NOT NULL);
CREATE INDEX rounds_signed ON rounds USING btree (submitted_at) WHERE (marker_signature <> '–'::text);
CREATE INDEX rounds_user ON rounds USING btree (user_id, started_at);
CREATE UNIQUE INDEX rounds_one_in_competition ON rounds USING btree (competition_id, user_id, round_number) WHERE (status <> 'abandoned'::text);
CREATE UNIQUE INDEX rounds_one_open ON rounds USING btree (user_id) WHERE ((status = 'in_progress'::text) AND (NOT opened_by_club));
CREATE UNIQUE INDEX rounds_season ON rounds USING btree (id, season);
--> statement-breakpoint
CREATE TABLE rounds_elsewhere (
    id text NOT NULL,
    seq bigserial NOT NULL,
    user_id text NOT NULL,
    club_id text NOT NULL,
    day integer NOT NULL,
    course_name text NOT NULL,
    tee_name text NOT NULL,
    holes integer NOT NULL,
    course_rating integer NOT NULL,
    slope integer NOT NULL,
    par integer NOT NULL,
    adjusted_gross integer NOT NULL,
    differential text NOT NULL,
    marker_name text NOT NULL,
    note text,
    entered_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    status text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    decided_by text,
    decided_at timestamp with time zone,
    refused_reason text,
    index_when_played integer,
    index_terms jsonb,
    index_before integer,
    index_after integer,
    taken_off_by text,
    taken_off_at timestamp with time zone,
    taken_off_reason text,
    taken_off_before integer,
    taken_off_after integer,
    CONSTRAINT rounds_elsewhere_whole CHECK (
CASE status
    WHEN 'accepted'::text THEN ((decided_at IS NOT NULL) AND (index_terms IS NOT NULL))
    WHEN 'refused'::text THEN ((decided_at IS NOT NULL) AND (refused_reason IS NOT NULL))
    WHEN 'taken_off'::text THEN ((taken_off_at IS NOT NULL) AND (taken_off_reason IS NOT NULL) AND (decided_at IS NOT NULL) AND (index_terms IS NOT NULL))
    ELSE (decided_at IS NULL)
END),
    CONSTRAINT rounds_elsewhere_pkey PRIMARY KEY (id)
);
CREATE INDEX rounds_elsewhere_club ON rounds_elsewhere USING btree (club_id, status, seq);
CREATE INDEX rounds_elsewhere_user ON rounds_elsewhere USING btree (user_id, seq);
--> statement-breakpoint
CREATE TABLE season_competitions (
    season_id text NOT NULL,
    competition_id text NOT NULL,
    CONSTRAINT season_competitions_season_id_competition_id_pk PRIMARY KEY (season_id, competition_id)
);
CREATE INDEX season_competitions_competition ON season_competitions USING btree (competition_id);
--> statement-breakpoint
CREATE TABLE seasons (
    id text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    club_id text NOT NULL,
    name text NOT NULL,
    year integer NOT NULL,
    points integer[] NOT NULL,
    other_points integer NOT NULL,
    best integer,
    created_at timestamp with time zone NOT NULL,
    eclectic_course_id text,
    eclectic_percent integer DEFAULT 50 NOT NULL,
    CONSTRAINT seasons_pkey PRIMARY KEY (id)
);
CREATE INDEX seasons_club ON seasons USING btree (club_id, year);
--> statement-breakpoint
CREATE TABLE sessions (
    id text NOT NULL,
    user_id text NOT NULL,
    token text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    password_at timestamp with time zone,
    role text,
    CONSTRAINT sessions_pkey PRIMARY KEY (id),
    CONSTRAINT sessions_token_unique UNIQUE (token)
);
CREATE INDEX sessions_user ON sessions USING btree (user_id);
--> statement-breakpoint
CREATE TABLE share_links (
    competition_id text NOT NULL,
    kind text NOT NULL,
    id text NOT NULL,
    token_hash text NOT NULL,
    also text[] NOT NULL,
    created_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT share_links_competition_id_kind_pk PRIMARY KEY (competition_id, kind)
);
CREATE UNIQUE INDEX share_links_token ON share_links USING btree (token_hash);
--> statement-breakpoint
CREATE TABLE sign_in_preferences (
    token_hash text NOT NULL,
    user_type text NOT NULL,
    club_id text,
    expires_at timestamp with time zone NOT NULL,
    typed_code text,
    CONSTRAINT sign_in_preferences_pkey PRIMARY KEY (token_hash)
);
--> statement-breakpoint
CREATE TABLE start_places (
    competition_id text NOT NULL,
    user_id text NOT NULL,
    group_number integer NOT NULL,
    place integer NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    hole integer NOT NULL,
    half text,
    CONSTRAINT start_places_competition_id_user_id_pk PRIMARY KEY (competition_id, user_id)
);
CREATE INDEX start_places_user ON start_places USING btree (user_id, starts_at);
--> statement-breakpoint
CREATE TABLE start_sheets (
    competition_id text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    settings jsonb NOT NULL,
    groups jsonb NOT NULL,
    drawn_by text,
    drawn_at timestamp with time zone NOT NULL,
    published_at timestamp with time zone,
    published_version integer,
    CONSTRAINT start_sheets_pkey PRIMARY KEY (competition_id)
);
CREATE INDEX start_sheets_drawn_by ON start_sheets USING btree (drawn_by);
--> statement-breakpoint
CREATE TABLE start_wishes (
    competition_id text NOT NULL,
    user_id text NOT NULL,
    with_users text[] DEFAULT '{}'::text[] NOT NULL,
    not_before text,
    not_after text,
    CONSTRAINT start_wishes_competition_id_user_id_pk PRIMARY KEY (competition_id, user_id)
);
CREATE INDEX start_wishes_user ON start_wishes USING btree (user_id);
--> statement-breakpoint
CREATE TABLE started_sign_ins (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT started_sign_ins_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX started_sign_ins_ends ON started_sign_ins USING btree (expires_at);
CREATE INDEX started_sign_ins_user ON started_sign_ins USING btree (user_id);
--> statement-breakpoint
CREATE TABLE starting_scores (
    id text NOT NULL,
    seq bigserial NOT NULL,
    user_id text NOT NULL,
    club_id text NOT NULL,
    import_id text NOT NULL,
    day integer NOT NULL,
    course_name text,
    tee_name text,
    course_rating integer,
    slope integer,
    par integer,
    pcc integer,
    adjusted_gross integer,
    is_stated boolean NOT NULL,
    differential text NOT NULL,
    index_before integer,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT starting_scores_stated_or_made CHECK ((is_stated OR ((adjusted_gross IS NOT NULL) AND (course_rating IS NOT NULL) AND (slope IS NOT NULL) AND (pcc IS NOT NULL)))),
    CONSTRAINT starting_scores_pkey PRIMARY KEY (id)
);
CREATE INDEX starting_scores_import ON starting_scores USING btree (import_id);
CREATE INDEX starting_scores_user ON starting_scores USING btree (user_id, seq);
--> statement-breakpoint
CREATE TABLE team_members (
    competition_id text NOT NULL,
    user_id text NOT NULL,
    team_id text NOT NULL,
    joined_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT team_members_competition_id_user_id_pk PRIMARY KEY (competition_id, user_id)
);
CREATE INDEX team_members_team ON team_members USING btree (team_id);
--> statement-breakpoint
CREATE TABLE teams (
    id text NOT NULL,
    competition_id text NOT NULL,
    name text NOT NULL,
    draw_seed text,
    blind_user_id text,
    revision integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT teams_pkey PRIMARY KEY (id)
);
CREATE INDEX teams_blind_user ON teams USING btree (blind_user_id);
CREATE UNIQUE INDEX teams_name ON teams USING btree (competition_id, lower(name));
--> statement-breakpoint
CREATE TABLE tees (
    id text NOT NULL,
    course_id text NOT NULL,
    name text NOT NULL,
    color text NOT NULL,
    "order" integer NOT NULL,
    ratings jsonb NOT NULL,
    CONSTRAINT tees_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX tees_course_name ON tees USING btree (course_id, name);
--> statement-breakpoint
CREATE TABLE term_corrections (
    id text NOT NULL,
    club_id text NOT NULL,
    scope jsonb NOT NULL,
    reason text NOT NULL,
    author_id text NOT NULL,
    made_at timestamp with time zone NOT NULL,
    allowance_before jsonb,
    taken_back_by text,
    taken_back_at timestamp with time zone,
    CONSTRAINT term_corrections_pkey PRIMARY KEY (id)
);
CREATE INDEX term_corrections_club ON term_corrections USING btree (club_id, made_at);
--> statement-breakpoint
CREATE TABLE users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    gender text,
    handicap_index integer,
    sign_up_role text,
    current_club_id text,
    language text,
    awaiting_club_id text,
    usual_tee_name text,
    usual_tee_color text,
    erased_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    typed_club_code text,
    club_code_refusal text,
    agreed_terms text,
    is_unnamed boolean DEFAULT false NOT NULL,
    email_bounced_at timestamp with time zone,
    CONSTRAINT users_pkey PRIMARY KEY (id),
    CONSTRAINT users_email_unique UNIQUE (email)
);
--> statement-breakpoint
CREATE TABLE verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT verifications_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE webhook_deliveries (
    id text NOT NULL,
    webhook_id text NOT NULL,
    club_id text NOT NULL,
    event text NOT NULL,
    about jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    next_try_at timestamp with time zone NOT NULL,
    give_up_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    status integer,
    sent_at timestamp with time zone,
    given_up_at timestamp with time zone,
    CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id)
);
CREATE INDEX webhook_deliveries_created ON webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX webhook_deliveries_webhook ON webhook_deliveries USING btree (webhook_id, created_at);
--> statement-breakpoint
CREATE TABLE webhooks (
    id text NOT NULL,
    club_id text NOT NULL,
    url text NOT NULL,
    events text[] NOT NULL,
    created_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    failing_since timestamp with time zone,
    switched_off_at timestamp with time zone,
    CONSTRAINT webhooks_pkey PRIMARY KEY (id)
);
CREATE INDEX webhooks_listening ON webhooks USING gin (events) WHERE (switched_off_at IS NULL);
CREATE UNIQUE INDEX webhooks_url ON webhooks USING btree (club_id, url);
--> statement-breakpoint
CREATE TABLE hole_entries_other PARTITION OF hole_entries DEFAULT;
--> statement-breakpoint
CREATE FUNCTION add_season(season_to_add integer) RETURNS void
    LANGUAGE plpgsql
    AS $_$
DECLARE
  part text := 'hole_entries_' || season_to_add;
BEGIN
  IF EXISTS (SELECT FROM pg_inherits WHERE inhrelid = to_regclass(part)) THEN RETURN; END IF;
  -- Whoever writes entries has locked rounds before; in the other order each would wait for the other.
  LOCK TABLE rounds IN SHARE ROW EXCLUSIVE MODE;
  IF EXISTS (SELECT FROM pg_inherits WHERE inhrelid = to_regclass(part)) THEN RETURN; END IF;
  IF to_regclass(part) IS NULL THEN
    EXECUTE format('CREATE TABLE %I (LIKE hole_entries INCLUDING DEFAULTS)', part);
  END IF;
  -- Triggers for each row come with the table that it joins.
  EXECUTE format('CREATE OR REPLACE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
    part || '_refuse_truncate', part);
  IF EXISTS (SELECT FROM hole_entries_other WHERE season = season_to_add) THEN
    ALTER TABLE hole_entries_other DISABLE TRIGGER hole_entries_refuse_delete;
    EXECUTE format('WITH moved AS (DELETE FROM hole_entries_other WHERE season = $1 RETURNING *)
      INSERT INTO %I SELECT * FROM moved', part) USING season_to_add;
    ALTER TABLE hole_entries_other ENABLE TRIGGER hole_entries_refuse_delete;
  END IF;
  EXECUTE format('ALTER TABLE hole_entries ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', part, season_to_add, season_to_add + 1);
END
$_$;
--> statement-breakpoint
CREATE FUNCTION audit_log_chain() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION audit_log_refuse_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
--> statement-breakpoint
CREATE FUNCTION audit_reason_hash(salt text, reason text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select encode(sha256(convert_to(salt || E'\n' || reason, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE FUNCTION audit_row_hash(entry audit_log) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select encode(sha256(convert_to(concat_ws(E'\n',
    entry.previous_hash, entry.club_id, entry.seq::text,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    coalesce(entry.actor_id, ''), coalesce(entry.actor_role, ''), entry.action, entry.object_kind, entry.object_id,
    coalesce(entry.subject_id, ''), coalesce(entry.before::text, ''), coalesce(entry.after::text, ''),
    coalesce(entry.reason_hash, ''), coalesce(entry.request_id, '')), 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE FUNCTION club_of_competition() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  SELECT c.club_id INTO NEW.club_id FROM competitions c WHERE c.id = NEW.competition_id;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION club_of_round() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  SELECT r.club_id INTO NEW.club_id FROM rounds r WHERE r.id = NEW.round_id;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION consents_refuse_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  -- Only with the account, which is deleted or has lost its name by now.
  if not exists (select 1 from users where id = old.user_id and erased_at is null) then
    return old;
  end if;
  raise exception 'consents is append-only: DELETE is refused' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
-- Each season has a partition; the application makes the next ones (platform/db/seasons.ts).
SELECT add_season(extract(year from now() at time zone 'UTC')::integer + ahead) FROM generate_series(0, 1) AS ahead;
--> statement-breakpoint
CREATE TRIGGER audit_heads_refuse_delete BEFORE DELETE ON audit_heads FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_heads_refuse_truncate BEFORE TRUNCATE ON audit_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_heads_refuse_update BEFORE UPDATE ON audit_heads FOR EACH ROW WHEN ((pg_trigger_depth() < 1)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_chain BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_chain();
CREATE TRIGGER audit_log_refuse_delete BEFORE DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_refuse_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_refuse_update BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_refuse_update();
CREATE TRIGGER competition_entries_club BEFORE INSERT ON competition_entries FOR EACH ROW WHEN ((new.club_id IS NULL)) EXECUTE FUNCTION club_of_competition();
CREATE TRIGGER consent_texts_refuse_change BEFORE DELETE OR UPDATE ON consent_texts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consent_texts_refuse_truncate BEFORE TRUNCATE ON consent_texts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consents_refuse_delete BEFORE DELETE ON consents FOR EACH ROW EXECUTE FUNCTION consents_refuse_delete();
CREATE TRIGGER consents_refuse_truncate BEFORE TRUNCATE ON consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consents_refuse_update BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER hole_entries_club BEFORE INSERT ON hole_entries FOR EACH ROW WHEN ((new.club_id IS NULL)) EXECUTE FUNCTION club_of_round();
CREATE TRIGGER hole_entries_other_refuse_truncate BEFORE TRUNCATE ON hole_entries_other FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER hole_entries_refuse_delete BEFORE DELETE ON hole_entries FOR EACH ROW WHEN ((pg_trigger_depth() < 1)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER hole_entries_refuse_truncate BEFORE TRUNCATE ON hole_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER hole_entries_refuse_update BEFORE UPDATE ON hole_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER hole_scores_club BEFORE INSERT ON hole_scores FOR EACH ROW WHEN ((new.club_id IS NULL)) EXECUTE FUNCTION club_of_round();
CREATE TRIGGER round_events_club BEFORE INSERT ON round_events FOR EACH ROW WHEN ((new.club_id IS NULL)) EXECUTE FUNCTION club_of_round();
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_refuse_delete;
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_refuse_truncate;
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_refuse_update;
--> statement-breakpoint
ALTER TABLE access_tokens ADD CONSTRAINT access_tokens_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE access_tokens ADD CONSTRAINT access_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE accounts ADD CONSTRAINT accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE brackets ADD CONSTRAINT brackets_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE brackets ADD CONSTRAINT brackets_drawn_by_users_id_fk FOREIGN KEY (drawn_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE card_objections ADD CONSTRAINT card_objections_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE card_objections ADD CONSTRAINT card_objections_round_id_rounds_id_fk FOREIGN KEY (round_id) REFERENCES rounds(id) ON DELETE CASCADE;
ALTER TABLE champions ADD CONSTRAINT champions_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE champions ADD CONSTRAINT champions_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE club_calendars ADD CONSTRAINT club_calendars_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE club_card_accounts ADD CONSTRAINT club_card_accounts_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE club_crests ADD CONSTRAINT club_crests_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE club_imports ADD CONSTRAINT club_imports_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE club_imports ADD CONSTRAINT club_imports_imported_by_users_id_fk FOREIGN KEY (imported_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE club_imports ADD CONSTRAINT club_imports_undone_by_users_id_fk FOREIGN KEY (undone_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE club_subscriptions ADD CONSTRAINT club_subscriptions_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE clubs ADD CONSTRAINT clubs_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE competition_entries ADD CONSTRAINT competition_entries_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE competition_entries ADD CONSTRAINT competition_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE competitions ADD CONSTRAINT competitions_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE competitions ADD CONSTRAINT competitions_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE SET NULL;
ALTER TABLE competitions ADD CONSTRAINT competitions_junior_tee_id_tees_id_fk FOREIGN KEY (junior_tee_id) REFERENCES tees(id) ON DELETE SET NULL;
ALTER TABLE competitions ADD CONSTRAINT competitions_tee_id_tees_id_fk FOREIGN KEY (tee_id) REFERENCES tees(id) ON DELETE SET NULL;
ALTER TABLE competitions ADD CONSTRAINT competitions_women_tee_id_tees_id_fk FOREIGN KEY (women_tee_id) REFERENCES tees(id) ON DELETE SET NULL;
ALTER TABLE consents ADD CONSTRAINT consents_text_hash_consent_texts_hash_fk FOREIGN KEY (text_hash) REFERENCES consent_texts(hash);
ALTER TABLE consents ADD CONSTRAINT consents_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE counted_rounds ADD CONSTRAINT counted_rounds_round_id_rounds_id_fk FOREIGN KEY (round_id) REFERENCES rounds(id) ON DELETE CASCADE;
ALTER TABLE courses ADD CONSTRAINT courses_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE data_exports ADD CONSTRAINT data_exports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE days_not_for_handicap ADD CONSTRAINT days_not_for_handicap_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE days_not_for_handicap ADD CONSTRAINT days_not_for_handicap_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
ALTER TABLE desk_helpers ADD CONSTRAINT desk_helpers_added_by_users_id_fk FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE desk_helpers ADD CONSTRAINT desk_helpers_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE desk_helpers ADD CONSTRAINT desk_helpers_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE desk_helpers ADD CONSTRAINT desk_helpers_invitation_id_invitations_id_fk FOREIGN KEY (invitation_id) REFERENCES invitations(id) ON DELETE CASCADE;
ALTER TABLE desk_helpers ADD CONSTRAINT desk_helpers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE email_codes ADD CONSTRAINT email_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE entry_payments ADD CONSTRAINT entry_payments_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE entry_payments ADD CONSTRAINT entry_payments_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE entry_payments ADD CONSTRAINT entry_payments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE guardians ADD CONSTRAINT guardians_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE guests ADD CONSTRAINT guests_added_by_users_id_fk FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE guests ADD CONSTRAINT guests_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE guests ADD CONSTRAINT guests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE handicap_corrections ADD CONSTRAINT handicap_corrections_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE handicap_decisions ADD CONSTRAINT handicap_decisions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE handicap_entries ADD CONSTRAINT handicap_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE handicap_rulings ADD CONSTRAINT handicap_rulings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE handicap_scores ADD CONSTRAINT handicap_scores_replaces FOREIGN KEY (replaces_id) REFERENCES handicap_scores(id);
ALTER TABLE handicap_scores ADD CONSTRAINT handicap_scores_round_id_rounds_id_fk FOREIGN KEY (round_id) REFERENCES rounds(id) ON DELETE SET NULL;
ALTER TABLE handicap_scores ADD CONSTRAINT handicap_scores_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE hole_entries ADD CONSTRAINT hole_entries_round_id_season_rounds_id_season_fk FOREIGN KEY (round_id, season) REFERENCES rounds(id, season) ON DELETE CASCADE;
ALTER TABLE hole_scores ADD CONSTRAINT hole_scores_round_id_rounds_id_fk FOREIGN KEY (round_id) REFERENCES rounds(id) ON DELETE CASCADE;
ALTER TABLE hole_tallies ADD CONSTRAINT hole_tallies_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
ALTER TABLE holes ADD CONSTRAINT holes_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
ALTER TABLE invitations ADD CONSTRAINT invitations_accepted_by_users_id_fk FOREIGN KEY (accepted_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE invitations ADD CONSTRAINT invitations_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE invitations ADD CONSTRAINT invitations_invited_by_users_id_fk FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE kiosk_hand_ins ADD CONSTRAINT kiosk_hand_ins_kiosk_id_kiosks_id_fk FOREIGN KEY (kiosk_id) REFERENCES kiosks(id) ON DELETE CASCADE;
ALTER TABLE kiosk_hand_ins ADD CONSTRAINT kiosk_hand_ins_round_id_rounds_id_fk FOREIGN KEY (round_id) REFERENCES rounds(id) ON DELETE CASCADE;
ALTER TABLE kiosks ADD CONSTRAINT kiosks_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE known_devices ADD CONSTRAINT known_devices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE late_scores ADD CONSTRAINT late_scores_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE late_scores ADD CONSTRAINT late_scores_round_id_rounds_id_fk FOREIGN KEY (round_id) REFERENCES rounds(id) ON DELETE CASCADE;
ALTER TABLE learning_cells ADD CONSTRAINT learning_cells_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE mails ADD CONSTRAINT mails_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE marker_cards ADD CONSTRAINT marker_cards_marker_id_users_id_fk FOREIGN KEY (marker_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE marker_cards ADD CONSTRAINT marker_cards_round_id_rounds_id_fk FOREIGN KEY (round_id) REFERENCES rounds(id) ON DELETE CASCADE;
ALTER TABLE match_cards ADD CONSTRAINT match_cards_match_id_matches_id_fk FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE match_cards ADD CONSTRAINT match_cards_player1_id_users_id_fk FOREIGN KEY (player1_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE match_cards ADD CONSTRAINT match_cards_player2_id_users_id_fk FOREIGN KEY (player2_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE match_entries ADD CONSTRAINT match_entries_card_id_match_cards_id_fk FOREIGN KEY (card_id) REFERENCES match_cards(id) ON DELETE CASCADE;
ALTER TABLE match_reports ADD CONSTRAINT match_reports_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE match_reports ADD CONSTRAINT match_reports_match_id_matches_id_fk FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE match_reports ADD CONSTRAINT match_reports_side_id_users_id_fk FOREIGN KEY (side_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE match_reports ADD CONSTRAINT match_reports_winner_id_users_id_fk FOREIGN KEY (winner_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE matches ADD CONSTRAINT matches_competition_id_brackets_competition_id_fk FOREIGN KEY (competition_id) REFERENCES brackets(competition_id) ON DELETE CASCADE;
ALTER TABLE matches ADD CONSTRAINT matches_recorded_by_users_id_fk FOREIGN KEY (recorded_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE matches ADD CONSTRAINT matches_winner_id_users_id_fk FOREIGN KEY (winner_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE member_categories ADD CONSTRAINT member_categories_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE member_match_answers ADD CONSTRAINT member_match_answers_answered_by_users_id_fk FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE member_match_answers ADD CONSTRAINT member_match_answers_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE member_match_answers ADD CONSTRAINT member_match_answers_member_id_users_id_fk FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE member_merges ADD CONSTRAINT member_merges_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE member_merges ADD CONSTRAINT member_merges_made_by_users_id_fk FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE member_merges ADD CONSTRAINT member_merges_taken_back_by_users_id_fk FOREIGN KEY (taken_back_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE memberships ADD CONSTRAINT memberships_category_id_member_categories_id_fk FOREIGN KEY (category_id) REFERENCES member_categories(id) ON DELETE SET NULL;
ALTER TABLE memberships ADD CONSTRAINT memberships_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE memberships ADD CONSTRAINT memberships_import_id_club_imports_id_fk FOREIGN KEY (import_id) REFERENCES club_imports(id) ON DELETE SET NULL;
ALTER TABLE memberships ADD CONSTRAINT memberships_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE notices ADD CONSTRAINT notices_by_id_users_id_fk FOREIGN KEY (by_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE notices ADD CONSTRAINT notices_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE notices ADD CONSTRAINT notices_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE notices_off ADD CONSTRAINT notices_off_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE notices ADD CONSTRAINT notices_round_id_rounds_id_fk FOREIGN KEY (round_id) REFERENCES rounds(id) ON DELETE CASCADE;
ALTER TABLE notices ADD CONSTRAINT notices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE one_time_secrets ADD CONSTRAINT one_time_secrets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE paper_pictures ADD CONSTRAINT paper_pictures_photo_id_photos_id_fk FOREIGN KEY (photo_id) REFERENCES photos(id) ON DELETE CASCADE;
ALTER TABLE paper_pictures ADD CONSTRAINT paper_pictures_round_id_rounds_id_fk FOREIGN KEY (round_id) REFERENCES rounds(id) ON DELETE CASCADE;
ALTER TABLE passkey_challenges ADD CONSTRAINT passkey_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE passkeys ADD CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE past_result_rows ADD CONSTRAINT past_result_rows_past_result_id_past_results_id_fk FOREIGN KEY (past_result_id) REFERENCES past_results(id) ON DELETE CASCADE;
ALTER TABLE past_result_rows ADD CONSTRAINT past_result_rows_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE past_results ADD CONSTRAINT past_results_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE payment_events ADD CONSTRAINT payment_events_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE photos ADD CONSTRAINT photos_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE photos ADD CONSTRAINT photos_round_id_rounds_id_fk FOREIGN KEY (round_id) REFERENCES rounds(id) ON DELETE CASCADE;
ALTER TABLE player_messages ADD CONSTRAINT player_messages_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE player_messages ADD CONSTRAINT player_messages_sent_by_users_id_fk FOREIGN KEY (sent_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE playing_conditions_changes ADD CONSTRAINT playing_conditions_changes_conditions_id_playing_conditions_id_ FOREIGN KEY (conditions_id) REFERENCES playing_conditions(id) ON DELETE CASCADE;
ALTER TABLE playing_conditions_changes ADD CONSTRAINT playing_conditions_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE playing_conditions ADD CONSTRAINT playing_conditions_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE playing_conditions_courses ADD CONSTRAINT playing_conditions_courses_conditions_id_playing_conditions_id_ FOREIGN KEY (conditions_id) REFERENCES playing_conditions(id) ON DELETE CASCADE;
ALTER TABLE playing_conditions_courses ADD CONSTRAINT playing_conditions_courses_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
ALTER TABLE playing_group_members ADD CONSTRAINT playing_group_members_added_by_users_id_fk FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE playing_group_members ADD CONSTRAINT playing_group_members_group_id_playing_groups_id_fk FOREIGN KEY (group_id) REFERENCES playing_groups(id) ON DELETE CASCADE;
ALTER TABLE playing_group_members ADD CONSTRAINT playing_group_members_round_id_rounds_id_fk FOREIGN KEY (round_id) REFERENCES rounds(id) ON DELETE CASCADE;
ALTER TABLE playing_group_members ADD CONSTRAINT playing_group_members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE playing_groups ADD CONSTRAINT playing_groups_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE playing_groups ADD CONSTRAINT playing_groups_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE SET NULL;
ALTER TABLE playing_groups ADD CONSTRAINT playing_groups_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
ALTER TABLE playing_groups ADD CONSTRAINT playing_groups_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE prize_plans ADD CONSTRAINT prize_plans_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE prize_winners ADD CONSTRAINT prize_winners_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE prize_winners ADD CONSTRAINT prize_winners_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE push_deliveries ADD CONSTRAINT push_deliveries_notice_id_notices_id_fk FOREIGN KEY (notice_id) REFERENCES notices(id) ON DELETE CASCADE;
ALTER TABLE push_deliveries ADD CONSTRAINT push_deliveries_subscription_id_push_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE result_sheets ADD CONSTRAINT result_sheets_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE result_sheets ADD CONSTRAINT result_sheets_made_by_users_id_fk FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE round_events ADD CONSTRAINT round_events_round_id_rounds_id_fk FOREIGN KEY (round_id) REFERENCES rounds(id) ON DELETE CASCADE;
ALTER TABLE round_scorers ADD CONSTRAINT round_scorers_round_id_rounds_id_fk FOREIGN KEY (round_id) REFERENCES rounds(id) ON DELETE CASCADE;
ALTER TABLE round_scorers ADD CONSTRAINT round_scorers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE rounds ADD CONSTRAINT rounds_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE rounds ADD CONSTRAINT rounds_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE SET NULL;
ALTER TABLE rounds ADD CONSTRAINT rounds_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
ALTER TABLE rounds_elsewhere ADD CONSTRAINT rounds_elsewhere_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE rounds ADD CONSTRAINT rounds_same_round_as FOREIGN KEY (same_round_as) REFERENCES rounds(id) ON DELETE SET NULL;
ALTER TABLE rounds ADD CONSTRAINT rounds_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE season_competitions ADD CONSTRAINT season_competitions_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE season_competitions ADD CONSTRAINT season_competitions_season_id_seasons_id_fk FOREIGN KEY (season_id) REFERENCES seasons(id) ON DELETE CASCADE;
ALTER TABLE seasons ADD CONSTRAINT seasons_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE seasons ADD CONSTRAINT seasons_eclectic_course_id_courses_id_fk FOREIGN KEY (eclectic_course_id) REFERENCES courses(id) ON DELETE SET NULL;
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE share_links ADD CONSTRAINT share_links_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE start_places ADD CONSTRAINT start_places_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE start_places ADD CONSTRAINT start_places_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE start_sheets ADD CONSTRAINT start_sheets_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE start_sheets ADD CONSTRAINT start_sheets_drawn_by_users_id_fk FOREIGN KEY (drawn_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE start_wishes ADD CONSTRAINT start_wishes_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE start_wishes ADD CONSTRAINT start_wishes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE started_sign_ins ADD CONSTRAINT started_sign_ins_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE starting_scores ADD CONSTRAINT starting_scores_import_id_club_imports_id_fk FOREIGN KEY (import_id) REFERENCES club_imports(id) ON DELETE CASCADE;
ALTER TABLE starting_scores ADD CONSTRAINT starting_scores_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE team_members ADD CONSTRAINT team_members_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE team_members ADD CONSTRAINT team_members_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE;
ALTER TABLE team_members ADD CONSTRAINT team_members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE teams ADD CONSTRAINT teams_blind_user_id_users_id_fk FOREIGN KEY (blind_user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE teams ADD CONSTRAINT teams_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES competitions(id) ON DELETE CASCADE;
ALTER TABLE tees ADD CONSTRAINT tees_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
ALTER TABLE term_corrections ADD CONSTRAINT term_corrections_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_webhook_id_webhooks_id_fk FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE;
ALTER TABLE webhooks ADD CONSTRAINT webhooks_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
