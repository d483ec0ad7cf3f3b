ALTER TABLE `messages` ADD `opened_at` integer;--> statement-breakpoint
ALTER TABLE `member_limits` ADD `raise_tested_at` integer;--> statement-breakpoint
ALTER TABLE `member_limits` ADD `raise_talked_at` integer;--> statement-breakpoint
ALTER TABLE `chats` ADD `session_hash` text;