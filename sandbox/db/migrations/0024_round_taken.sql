DROP INDEX `rounds_member`;--> statement-breakpoint
ALTER TABLE `rounds` ADD `taken_at` integer;--> statement-breakpoint
CREATE INDEX `rounds_member` ON `rounds` (`member_id`,`at`,`status`,`game_type`,`stake`,`win`,`taken_at`);