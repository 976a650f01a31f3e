import { LateBlocks, loadBlocks } from '#components/blocks/deferred-blocks.tsx';
import { PageHead } from '#components/content/PageHead.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import type { ScreenProps } from '#lib/domain/screen.ts';
import styles from './Screen.module.css';

export const parts = [loadBlocks];

/** What holds for a calendar's offers, and the way back to it. */
export default function Screen({ contentHtml, blocks, parent, ...head }: ScreenProps['cms/promotion_calendar_details']) {
	return (
		<>
			<PageHead {...head} />
			<div className={styles['d']}>
				{contentHtml && <Prose html={contentHtml} />}
				{parent && <ButtonLink href={parent.url}>{parent.title}</ButtonLink>}
				<LateBlocks blocks={blocks} />
			</div>
		</>
	);
}
