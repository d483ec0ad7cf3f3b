DROP INDEX `messages_member`;--> statement-breakpoint
ALTER TABLE `messages` RENAME TO `messages_before`;--> statement-breakpoint
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
	`batch` text,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `messages` (`id`, `member_id`, `kind`, `title_es`, `title_en`, `content_es`, `content_en`, `required`, `read_at`, `created_at`)
SELECT `id`, `member_id`, 'player', `title`, `title`, `body`, `body`, false, `read_at`, `created_at` FROM `messages_before` ORDER BY `created_at`;--> statement-breakpoint
DROP TABLE `messages_before`;--> statement-breakpoint
CREATE UNIQUE INDEX `messages_id_unique` ON `messages` (`id`);--> statement-breakpoint
CREATE INDEX `messages_member` ON `messages` (`member_id`,`number`);--> statement-breakpoint
CREATE INDEX `messages_batch` ON `messages` (`batch`);