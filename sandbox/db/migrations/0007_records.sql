DROP INDEX `ledger_member`;--> statement-breakpoint
CREATE INDEX `ledger_member` ON `ledger` (`member_id`,`at`,`account`,`cause`,`change`);--> statement-breakpoint
DROP INDEX `rounds_member`;--> statement-breakpoint
CREATE INDEX `rounds_member` ON `rounds` (`member_id`,`at`,`status`,`game_type`,`stake`,`win`);