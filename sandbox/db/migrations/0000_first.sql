CREATE TABLE `invitation_uses` (
	`member_id` text PRIMARY KEY NOT NULL,
	`invitation_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invitation_id`) REFERENCES `invitations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `invitation_uses_invitation` ON `invitation_uses` (`invitation_id`,`at`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_id` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`rates` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`agent_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_code` ON `invitations` (`code`);--> statement-breakpoint
CREATE INDEX `invitations_agent` ON `invitations` (`agent_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `audit_breaks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`chain` text NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`entry` text,
	`hash` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_breaks_once` ON `audit_breaks` (`chain`,`seq`,`kind`,`hash`);--> statement-breakpoint
CREATE INDEX `audit_breaks_chain` ON `audit_breaks` (`chain`);--> statement-breakpoint
CREATE TABLE `audit_chains` (
	`chain` text PRIMARY KEY NOT NULL,
	`client` text NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`chain` text NOT NULL,
	`seq` integer NOT NULL,
	`entry` text NOT NULL,
	`member_id` text,
	`at` integer NOT NULL,
	`seal` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_entries_place` ON `audit_entries` (`chain`,`seq`);--> statement-breakpoint
CREATE TABLE `announcements` (
	`id` text NOT NULL,
	`type` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`pops` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`id`, `language`)
);
--> statement-breakpoint
CREATE TABLE `banners` (
	`id` integer PRIMARY KEY NOT NULL,
	`group_name` text NOT NULL,
	`language` text NOT NULL,
	`url` text NOT NULL,
	`title` text NOT NULL,
	`subtitle` text NOT NULL,
	`link` text
);
--> statement-breakpoint
CREATE TABLE `favourites` (
	`member_id` text NOT NULL,
	`game_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `game_id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `bill_corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`bill_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`at` integer NOT NULL,
	`pay` text NOT NULL,
	`before` integer NOT NULL,
	`after` integer NOT NULL,
	`due` integer NOT NULL,
	`settled` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`bill_id`) REFERENCES `bills`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "bill_corrections_settled_once" CHECK("bill_corrections"."settled" between min("bill_corrections"."due", 0) and max("bill_corrections"."due", 0))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_corrections_once` ON `bill_corrections` (`bill_id`,`ordinal`);--> statement-breakpoint
CREATE INDEX `bill_corrections_open` ON `bill_corrections` (`at`) WHERE "bill_corrections"."state" = 'OPEN';--> statement-breakpoint
CREATE TABLE `bill_rows` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bill_id` text NOT NULL,
	`member_id` text NOT NULL,
	`at` integer NOT NULL,
	`stake` integer NOT NULL,
	`win` integer NOT NULL,
	`bonus` integer NOT NULL,
	FOREIGN KEY (`bill_id`) REFERENCES `bills`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bill_rows_bill` ON `bill_rows` (`bill_id`,`member_id`);--> statement-breakpoint
CREATE TABLE `bills` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`contract_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`payer_id` text,
	`period_id` text NOT NULL,
	`from` integer NOT NULL,
	`to` integer NOT NULL,
	`zone` text NOT NULL,
	`terms` text NOT NULL,
	`pay` text NOT NULL,
	`amount` integer NOT NULL,
	`paid` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	`computed_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "bills_paid_once" CHECK("bills"."paid" >= 0 and "bills"."paid" <= "bills"."amount")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bills_once` ON `bills` (`contract_id`,`from`);--> statement-breakpoint
CREATE UNIQUE INDEX `bills_number` ON `bills` (`number`);--> statement-breakpoint
CREATE INDEX `bills_time` ON `bills` (`to`,`from`);--> statement-breakpoint
CREATE INDEX `bills_agent` ON `bills` (`agent_id`,`computed_at`);--> statement-breakpoint
CREATE INDEX `bills_payer` ON `bills` (`payer_id`,`to`);--> statement-breakpoint
CREATE INDEX `bills_open` ON `bills` (`state`,`due_at`);--> statement-breakpoint
CREATE TABLE `contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`agent_id` text NOT NULL,
	`upline_id` text,
	`terms` text NOT NULL,
	`state` text NOT NULL,
	`offered_at` integer NOT NULL,
	`answer_by` integer NOT NULL,
	`valid_from` integer,
	`ended_at` integer,
	`end_cause` text,
	`end_asked_by` text,
	`end_answer_by` integer,
	`settled_to` integer,
	FOREIGN KEY (`agent_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`upline_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_valid` ON `contracts` (`kind`,`agent_id`) WHERE "contracts"."state" = 'VALID';--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_requested` ON `contracts` (`kind`,`agent_id`) WHERE "contracts"."state" = 'REQUESTED';--> statement-breakpoint
CREATE INDEX `contracts_agent` ON `contracts` (`agent_id`);--> statement-breakpoint
CREATE INDEX `contracts_upline` ON `contracts` (`upline_id`);--> statement-breakpoint
CREATE TABLE `kept_back` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`correction_id` text NOT NULL,
	`from_id` text NOT NULL,
	`minor` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`correction_id`) REFERENCES `bill_corrections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kept_back_once` ON `kept_back` (`correction_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `late_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bill_id` text NOT NULL,
	`correction_id` text,
	`round_id` text NOT NULL,
	`member_id` text NOT NULL,
	`at` integer NOT NULL,
	`stake_before` integer NOT NULL,
	`win_before` integer NOT NULL,
	`stake_after` integer NOT NULL,
	`win_after` integer NOT NULL,
	FOREIGN KEY (`bill_id`) REFERENCES `bills`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`correction_id`) REFERENCES `bill_corrections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `late_changes_bill` ON `late_changes` (`bill_id`,`round_id`);--> statement-breakpoint
CREATE INDEX `late_changes_waiting` ON `late_changes` (`bill_id`) WHERE "late_changes"."correction_id" is null;--> statement-breakpoint
CREATE TABLE `statement_keys` (
	`id` integer PRIMARY KEY NOT NULL,
	`jwk` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `draw_keys` (
	`id` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `agreements` (
	`member_id` text NOT NULL,
	`version` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `version`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `help_votes` (
	`article` text NOT NULL,
	`voter` text NOT NULL,
	`useful` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`article`, `voter`)
);
--> statement-breakpoint
CREATE TABLE `entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cause` text NOT NULL,
	`reference` text NOT NULL,
	`key` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entries_once` ON `entries` (`cause`,`reference`);--> statement-breakpoint
CREATE TABLE `house_accounts` (
	`name` text PRIMARY KEY NOT NULL,
	`minor` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_id` integer NOT NULL,
	`member_id` text,
	`account` text NOT NULL,
	`change` integer NOT NULL,
	`balance` integer NOT NULL,
	`cause` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `entries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ledger_entry` ON `ledger` (`entry_id`);--> statement-breakpoint
CREATE INDEX `ledger_member` ON `ledger` (`member_id`,`at`,`account`,`cause`,`change`);--> statement-breakpoint
CREATE INDEX `ledger_at` ON `ledger` (`at`,`member_id`,`account`,`cause`) WHERE member_id is not null;--> statement-breakpoint
CREATE INDEX `ledger_paid` ON `ledger` (`member_id`,`at`,`cause`,`change`) WHERE account = 'MAIN' and cause in ('deposit', 'withdrawal', 'release', 'return', 'bonus');--> statement-breakpoint
CREATE TABLE `ledger_door` (
	`id` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `wallets` (
	`member_id` text NOT NULL,
	`wallet` text NOT NULL,
	`minor` integer NOT NULL,
	PRIMARY KEY(`member_id`, `wallet`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "wallets_not_below_zero" CHECK("wallets"."minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE `messages` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`title_es` text NOT NULL,
	`title_en` text NOT NULL,
	`content_es` text NOT NULL,
	`content_en` text NOT NULL,
	`link` text,
	`choices` text,
	`answer` text,
	`answered_at` integer,
	`required` integer NOT NULL,
	`until` integer,
	`favourite` integer DEFAULT false NOT NULL,
	`read_at` integer,
	`opened_at` integer,
	`batch` text,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_id_unique` ON `messages` (`id`);--> statement-breakpoint
CREATE INDEX `messages_member` ON `messages` (`member_id`,`number`);--> statement-breakpoint
CREATE INDEX `messages_batch` ON `messages` (`batch`);--> statement-breakpoint
CREATE TABLE `bonuses` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`name_es` text NOT NULL,
	`name_en` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bonuses_member` ON `bonuses` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `deposits` (
	`reference` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`method_id` text NOT NULL,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`cashier_hash` text,
	`reason` text,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_cashierHash_unique` ON `deposits` (`cashier_hash`);--> statement-breakpoint
CREATE INDEX `deposits_member` ON `deposits` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `deposits_status` ON `deposits` (`status`);--> statement-breakpoint
CREATE TABLE `money_keys` (
	`member_id` text NOT NULL,
	`key` text NOT NULL,
	`call` text NOT NULL,
	`input_hash` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `key`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `money_keys_at` ON `money_keys` (`at`);--> statement-breakpoint
CREATE TABLE `payout_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`institution` text NOT NULL,
	`holder` text NOT NULL,
	`number` text NOT NULL,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payout_accounts_member` ON `payout_accounts` (`member_id`);--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`reference`) REFERENCES `withdrawals`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payouts_of` ON `payouts` (`reference`);--> statement-breakpoint
CREATE TABLE `proof_pieces` (
	`proof_id` text NOT NULL,
	`offset` integer NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`proof_id`, `offset`),
	FOREIGN KEY (`proof_id`) REFERENCES `proofs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `proofs` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`file_hash` text NOT NULL,
	`size` integer NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`type` text NOT NULL,
	`state` text NOT NULL,
	`used_for` text,
	`image` blob,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proofs_file` ON `proofs` (`member_id`,`file_hash`);--> statement-breakpoint
CREATE INDEX `proofs_used` ON `proofs` (`used_for`);--> statement-breakpoint
CREATE TABLE `turnovers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`reference` text NOT NULL,
	`required` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `turnovers_member` ON `turnovers` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `vouchers` (
	`hash` text PRIMARY KEY NOT NULL,
	`minor` integer NOT NULL,
	`used_by` text,
	`used_at` integer
);
--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`reference` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`account_id` text NOT NULL,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`unplayed` integer DEFAULT false NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	`receipt` text,
	`received` integer DEFAULT 0 NOT NULL,
	`receipt_due_at` integer,
	`receipt_note` text,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `payout_accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `withdrawals_member` ON `withdrawals` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_status` ON `withdrawals` (`status`);--> statement-breakpoint
CREATE INDEX `withdrawals_due` ON `withdrawals` (`receipt`,`receipt_due_at`);--> statement-breakpoint
CREATE TABLE `played` (
	`member_id` text NOT NULL,
	`game_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `game_id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `played_when` ON `played` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `absences` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`from` integer NOT NULL,
	`until` integer,
	`everywhere` integer NOT NULL,
	`return_from` integer,
	`return_asked_at` integer,
	`return_reason` text,
	`return_decide_days` integer,
	`return_cooling_hours` integer,
	`return_decision` text,
	`return_decided_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `absences_member` ON `absences` (`member_id`,`ended_at`);--> statement-breakpoint
CREATE TABLE `cares` (
	`member_id` text PRIMARY KEY NOT NULL,
	`standing` text NOT NULL,
	`since` integer NOT NULL,
	`message_id` text,
	`answer_by` integer,
	`answered_at` integer,
	`vip_assessed` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `check_choices` (
	`member_id` text PRIMARY KEY NOT NULL,
	`minutes` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `limits_postponed` (
	`member_id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `member_limits` (
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`period` text NOT NULL,
	`value` integer,
	`version` integer NOT NULL,
	`raise_state` text,
	`raise_value` integer,
	`raise_asked_at` integer,
	`raise_tested_at` integer,
	`raise_talked_at` integer,
	`raise_from` integer,
	`raise_confirm_by` integer,
	`raised_at` integer,
	PRIMARY KEY(`member_id`, `kind`, `period`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `play_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`ending_at` integer,
	`ended_at` integer,
	`why` text,
	`minutes` integer,
	`money` integer,
	`check_minutes` integer,
	`check_minutes_next` integer,
	`lock_hours` integer,
	`checks` integer DEFAULT 0 NOT NULL,
	`checked_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `play_sessions_member` ON `play_sessions` (`member_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `protection_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`at` integer NOT NULL,
	`what` text NOT NULL,
	`kind` text,
	`period` text,
	`before` text,
	`after` text,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `protection_changes_member` ON `protection_changes` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `register_holds` (
	`member_id` text NOT NULL,
	`key` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	`said` integer NOT NULL,
	`reference` text,
	PRIMARY KEY(`member_id`, `key`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `referrals` (
	`id` text PRIMARY KEY NOT NULL,
	`friend_id` text NOT NULL,
	`inviter_id` text NOT NULL,
	`terms` text NOT NULL,
	`registered_at` integer NOT NULL,
	`verified_at` integer,
	`qualified_at` integer,
	`rewarded_at` integer,
	`reward_id` text,
	`closed_at` integer,
	`closed_for` text,
	FOREIGN KEY (`friend_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`inviter_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `referrals_friend` ON `referrals` (`friend_id`);--> statement-breakpoint
CREATE INDEX `referrals_inviter` ON `referrals` (`inviter_id`,`registered_at`);--> statement-breakpoint
CREATE INDEX `referrals_open` ON `referrals` (`inviter_id`) WHERE "referrals"."rewarded_at" is null and "referrals"."closed_at" is null;--> statement-breakpoint
CREATE TABLE `board_results` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`board` text NOT NULL,
	`period` text NOT NULL,
	`rank` integer NOT NULL,
	`member_id` text,
	`name` text NOT NULL,
	`score` integer NOT NULL,
	`reached_at` integer NOT NULL,
	`prize` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `board_results_once` ON `board_results` (`board`,`period`,`rank`);--> statement-breakpoint
CREATE TABLE `mission_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`mission_id` text NOT NULL,
	`period` text NOT NULL,
	`version` integer NOT NULL,
	`joined_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`claimed_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mission_runs_once` ON `mission_runs` (`member_id`,`mission_id`,`period`);--> statement-breakpoint
CREATE TABLE `point_moves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`cause` text NOT NULL,
	`reference` text NOT NULL,
	`name_es` text NOT NULL,
	`name_en` text NOT NULL,
	`change` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `point_moves_member` ON `point_moves` (`member_id`,`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `point_moves_once` ON `point_moves` (`cause`,`reference`);--> statement-breakpoint
CREATE TABLE `point_rewards` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`image` text NOT NULL,
	`texts` text NOT NULL,
	`price` integer NOT NULL,
	`worth` integer DEFAULT 0 NOT NULL,
	`stock` integer,
	`min_rank` integer DEFAULT 1 NOT NULL,
	`bets_required` integer DEFAULT 0 NOT NULL,
	`limit_count` integer,
	`limit_days` integer,
	`opens_at` integer NOT NULL,
	`ends_at` integer,
	CONSTRAINT "point_rewards_stock_not_below_zero" CHECK("point_rewards"."stock" is null or "point_rewards"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE `point_rules` (
	`version` integer PRIMARY KEY NOT NULL,
	`from` integer NOT NULL,
	`earning` text NOT NULL,
	`step` integer NOT NULL,
	`amount` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `promotion_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`category` text NOT NULL,
	`image` text NOT NULL,
	`texts` text NOT NULL,
	`facts` text NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `redemptions` (
	`reference` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`reward_id` text NOT NULL,
	`kind` text NOT NULL,
	`name_es` text NOT NULL,
	`name_en` text NOT NULL,
	`quantity` integer NOT NULL,
	`points` integer NOT NULL,
	`worth` integer NOT NULL,
	`bets_required` integer NOT NULL,
	`status` text NOT NULL,
	`remark` text,
	`address` text,
	`mobile` text,
	`applied_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `redemptions_member` ON `redemptions` (`member_id`,`applied_at`);--> statement-breakpoint
CREATE TABLE `rewards` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`promotion_id` text,
	`cause` text NOT NULL,
	`source` text NOT NULL,
	`title_es` text NOT NULL,
	`title_en` text NOT NULL,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`terms` text,
	`required` integer DEFAULT 0 NOT NULL,
	`reason_es` text,
	`reason_en` text,
	`at` integer NOT NULL,
	`queued_at` integer,
	`met_at` integer,
	`settled_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rewards_member` ON `rewards` (`member_id`,`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `rewards_once` ON `rewards` (`member_id`,`cause`);--> statement-breakpoint
CREATE TABLE `drawn_rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`play_hash` text NOT NULL,
	`player_id` text NOT NULL,
	`state` text NOT NULL,
	`stake` integer NOT NULL,
	`win` integer NOT NULL,
	`outcome` text NOT NULL,
	`balance` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`player_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `drawn_rounds_player` ON `drawn_rounds` (`player_id`,`state`);--> statement-breakpoint
CREATE TABLE `plays` (
	`ticket_hash` text PRIMARY KEY NOT NULL,
	`ticket_expires_at` integer NOT NULL,
	`play_hash` text,
	`member_id` text NOT NULL,
	`session_hash` text NOT NULL,
	`game_id` text NOT NULL,
	`game_type` text NOT NULL,
	`vassalage` text NOT NULL,
	`name_es` text NOT NULL,
	`name_en` text NOT NULL,
	`least` integer NOT NULL,
	`back` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plays_playHash_unique` ON `plays` (`play_hash`);--> statement-breakpoint
CREATE INDEX `plays_member` ON `plays` (`member_id`);--> statement-breakpoint
CREATE INDEX `plays_created` ON `plays` (`created_at`);--> statement-breakpoint
CREATE TABLE `rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`game_id` text NOT NULL,
	`game_type` text NOT NULL,
	`status` text NOT NULL,
	`stake` integer NOT NULL,
	`win` integer NOT NULL,
	`balance` integer NOT NULL,
	`at` integer NOT NULL,
	`taken_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rounds_member` ON `rounds` (`member_id`,`at`,`status`,`game_type`,`stake`,`win`,`taken_at`);--> statement-breakpoint
CREATE INDEX `rounds_at` ON `rounds` (`at`,`member_id`,`status`,`game_type`);--> statement-breakpoint
CREATE TABLE `captchas` (
	`client` text PRIMARY KEY NOT NULL,
	`answer_hash` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `codes` (
	`id` integer PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`target` text NOT NULL,
	`client` text NOT NULL,
	`address` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries_left` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `codes_target` ON `codes` (`target`,`created_at`);--> statement-breakpoint
CREATE INDEX `codes_created` ON `codes` (`created_at`);--> statement-breakpoint
CREATE TABLE `failures` (
	`id` integer PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `failures_subject` ON `failures` (`subject`,`at`);--> statement-breakpoint
CREATE TABLE `identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`member_id` text NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `known_addresses` (
	`member_id` text NOT NULL,
	`address` text NOT NULL,
	PRIMARY KEY(`member_id`, `address`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `line` (
	`ancestor_id` text NOT NULL,
	`member_id` text NOT NULL,
	`depth` integer NOT NULL,
	`since` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`ancestor_id`, `member_id`),
	FOREIGN KEY (`ancestor_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `line_member` ON `line` (`member_id`,`depth`);--> statement-breakpoint
CREATE TABLE `locks` (
	`subject` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `members` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`account_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`type` integer NOT NULL,
	`upline_id` text,
	`moved_at` integer,
	`nickname` text NOT NULL,
	`user_name` text NOT NULL,
	`rank_level` integer NOT NULL,
	`rank_name` text NOT NULL,
	`service_label` text,
	`avatar` text NOT NULL,
	`avatar_type` text NOT NULL,
	`icon` text,
	`language` text NOT NULL,
	`mobile` text,
	`email` text,
	`email_key` text,
	`payee_name` text,
	`birthday` text,
	`details` text DEFAULT '{}' NOT NULL,
	`affiliate_code` text,
	`withdraw_hash` text,
	`totp_secret` text,
	`totp_confirmed` integer DEFAULT false NOT NULL,
	`totp_step` integer,
	`password_changed_at` integer,
	`password_expires_at` integer,
	`must_change` integer NOT NULL,
	`first_login` integer NOT NULL,
	`disabled` integer NOT NULL,
	`address_checked` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`upline_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_account` ON `members` (`account_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_mobile` ON `members` (`mobile`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_email` ON `members` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_affiliate` ON `members` (`affiliate_code`);--> statement-breakpoint
CREATE INDEX `members_upline` ON `members` (`upline_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`text` text NOT NULL,
	`code` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`);--> statement-breakpoint
CREATE TABLE `portraits` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`png` blob NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`restriction` text,
	`client` text NOT NULL,
	`address` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_member` ON `sessions` (`member_id`);--> statement-breakpoint
CREATE INDEX `sessions_created` ON `sessions` (`created_at`);--> statement-breakpoint
CREATE TABLE `sign_ins` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`address` text NOT NULL,
	`device` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sign_ins_member` ON `sign_ins` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `sliders` (
	`id` text PRIMARY KEY NOT NULL,
	`client` text NOT NULL,
	`place` integer NOT NULL,
	`words` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sliders_expires` ON `sliders` (`expires_at`);--> statement-breakpoint
CREATE TABLE `tickets` (
	`hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`bound` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tickets_expires` ON `tickets` (`expires_at`);--> statement-breakpoint
CREATE TABLE `chat_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`by` text NOT NULL,
	`key` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`reference`) REFERENCES `chats`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_lines_once` ON `chat_lines` (`reference`,`key`);--> statement-breakpoint
CREATE TABLE `chats` (
	`reference` text PRIMARY KEY NOT NULL,
	`member_id` text,
	`service` text NOT NULL,
	`session_hash` text,
	`visit_hash` text NOT NULL,
	`language` text NOT NULL,
	`opened_at` integer NOT NULL,
	`at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chats_visitHash_unique` ON `chats` (`visit_hash`);--> statement-breakpoint
CREATE INDEX `chats_at` ON `chats` (`ended_at`,`at`);--> statement-breakpoint
CREATE TABLE `feedback_cases` (
	`reference` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`state` text NOT NULL,
	`text` text NOT NULL,
	`received_at` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `feedback_cases_member` ON `feedback_cases` (`member_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `feedback_cases_state` ON `feedback_cases` (`state`,`at`);--> statement-breakpoint
CREATE TABLE `feedback_steps` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`state` text NOT NULL,
	`text` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`reference`) REFERENCES `feedback_cases`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `feedback_steps_of` ON `feedback_steps` (`reference`);--> statement-breakpoint
CREATE TABLE `visitor_feedback` (
	`reference` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`input_hash` text NOT NULL,
	`state` text NOT NULL,
	`text` text NOT NULL,
	`email` text,
	`language` text NOT NULL,
	`answer` text,
	`received_at` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `visitor_feedback_key_unique` ON `visitor_feedback` (`key`);--> statement-breakpoint
CREATE INDEX `visitor_feedback_state` ON `visitor_feedback` (`state`,`at`);--> statement-breakpoint
-- What was written stays as it was written. Only starting all over again opens the door.
CREATE TRIGGER `ledger_not_changed` BEFORE UPDATE ON `ledger` BEGIN SELECT RAISE(ABORT, 'the ledger is only ever added to'); END;--> statement-breakpoint
CREATE TRIGGER `ledger_not_deleted` BEFORE DELETE ON `ledger` WHEN NOT EXISTS (SELECT 1 FROM `ledger_door`) BEGIN SELECT RAISE(ABORT, 'the ledger is only ever added to'); END;--> statement-breakpoint
CREATE TRIGGER `entries_not_changed` BEFORE UPDATE ON `entries` BEGIN SELECT RAISE(ABORT, 'the ledger is only ever added to'); END;--> statement-breakpoint
CREATE TRIGGER `entries_not_deleted` BEFORE DELETE ON `entries` WHEN NOT EXISTS (SELECT 1 FROM `ledger_door`) BEGIN SELECT RAISE(ABORT, 'the ledger is only ever added to'); END;--> statement-breakpoint
-- Whoever joins is below everybody above the upline.
CREATE TRIGGER `line_joined` AFTER INSERT ON `members` BEGIN INSERT INTO `line`("ancestor_id", "member_id", "depth") SELECT "ancestor_id", NEW."id", "depth" + 1 FROM `line` WHERE "member_id" = NEW."upline_id" UNION ALL SELECT NEW."id", NEW."id", 0; END;--> statement-breakpoint
CREATE TRIGGER `line_without_circle` BEFORE UPDATE OF `upline_id` ON `members` WHEN EXISTS (SELECT 1 FROM `line` WHERE "ancestor_id" = NEW."id" AND "member_id" = NEW."upline_id") BEGIN SELECT RAISE(ABORT, 'nobody is in their own line'); END;--> statement-breakpoint
-- Whoever moves is below everybody above the new upline, and so are all who come along: since then, but for those above whom they were below before.
CREATE TRIGGER `line_moved` AFTER UPDATE OF `upline_id` ON `members` WHEN NEW."upline_id" IS NOT OLD."upline_id" BEGIN DELETE FROM `line` WHERE "member_id" IN (SELECT "member_id" FROM `line` WHERE "ancestor_id" = NEW."id") AND "ancestor_id" NOT IN (SELECT "member_id" FROM `line` WHERE "ancestor_id" = NEW."id") AND "ancestor_id" NOT IN (SELECT "ancestor_id" FROM `line` WHERE "member_id" IS NEW."upline_id"); INSERT INTO `line`("ancestor_id", "member_id", "depth", "since") SELECT above."ancestor_id", below."member_id", above."depth" + below."depth" + 1, COALESCE(NEW."moved_at", 0) FROM `line` above CROSS JOIN `line` below WHERE above."member_id" = NEW."upline_id" AND below."ancestor_id" = NEW."id" ON CONFLICT("ancestor_id", "member_id") DO UPDATE SET "depth" = excluded."depth"; END;
