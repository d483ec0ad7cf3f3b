CREATE TABLE `line` (
	`ancestor_id` text NOT NULL,
	`member_id` text NOT NULL,
	`depth` integer NOT NULL,
	PRIMARY KEY(`ancestor_id`, `member_id`),
	FOREIGN KEY (`ancestor_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `line_member` ON `line` (`member_id`,`depth`);--> statement-breakpoint
CREATE INDEX `members_upline` ON `members` (`upline_id`);--> statement-breakpoint
INSERT INTO `line`("ancestor_id", "member_id", "depth") WITH RECURSIVE above(ancestor_id, member_id, depth) AS (SELECT "id", "id", 0 FROM `members` UNION ALL SELECT `members`."upline_id", above.member_id, above.depth + 1 FROM above JOIN `members` ON `members`."id" = above.ancestor_id WHERE `members`."upline_id" IS NOT NULL) SELECT ancestor_id, member_id, depth FROM above;--> statement-breakpoint
-- Whoever joins or moves is below everybody above the new upline, and so are all who come along.
CREATE TRIGGER `line_joined` AFTER INSERT ON `members` BEGIN INSERT INTO `line`("ancestor_id", "member_id", "depth") SELECT "ancestor_id", NEW."id", "depth" + 1 FROM `line` WHERE "member_id" = NEW."upline_id" UNION ALL SELECT NEW."id", NEW."id", 0; END;--> statement-breakpoint
CREATE TRIGGER `line_without_circle` BEFORE UPDATE OF `upline_id` ON `members` WHEN EXISTS (SELECT 1 FROM `line` WHERE "ancestor_id" = NEW."id" AND "member_id" = NEW."upline_id") BEGIN SELECT RAISE(ABORT, 'nobody is in their own line'); END;--> statement-breakpoint
CREATE TRIGGER `line_moved` AFTER UPDATE OF `upline_id` ON `members` WHEN NEW."upline_id" IS NOT OLD."upline_id" BEGIN DELETE FROM `line` WHERE "member_id" IN (SELECT "member_id" FROM `line` WHERE "ancestor_id" = NEW."id") AND "ancestor_id" NOT IN (SELECT "member_id" FROM `line` WHERE "ancestor_id" = NEW."id"); INSERT INTO `line`("ancestor_id", "member_id", "depth") SELECT above."ancestor_id", below."member_id", above."depth" + below."depth" + 1 FROM `line` above CROSS JOIN `line` below WHERE above."member_id" = NEW."upline_id" AND below."ancestor_id" = NEW."id"; END;
