DROP INDEX `rounds_at`;--> statement-breakpoint
CREATE INDEX `rounds_at` ON `rounds` (`at`,`member_id`,`status`,`game_type`);--> statement-breakpoint
CREATE INDEX `ledger_at` ON `ledger` (`at`,`member_id`,`account`,`cause`) WHERE member_id is not null;--> statement-breakpoint
CREATE INDEX `ledger_paid` ON `ledger` (`member_id`,`at`,`cause`,`change`) WHERE account = 'MAIN' and cause in ('deposit', 'withdrawal', 'release', 'return', 'bonus');