import { DeferredBlocks, loadBlocks } from '#components/blocks/deferred-blocks.tsx';
import { PageHead } from '#components/content/PageHead.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import { useDoors } from '#lib/content/client/use-doors.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { Doors } from './Doors.tsx';
import styles from './Screen.module.css';

/** A calendar of 24 doors. The backend decides which is open; the content of the others is not in the page. */
export default function Screen({ slug, doors: known, contentHtml, blocks, ...head }: ScreenProps['cms/advent_calendar']) {
	const t = useLabels();
	const doors = useDoors(slug, known);
	const isOver = doors.length > 0 && doors.every(({ state }) => state === 'past');
	return (
		<>
			<PageHead {...head} />
			<div className={styles['content']}>
				{isOver && <p>{t('calendar.all_over')}</p>}
				<Doors doors={doors} />
				{contentHtml && <Prose html={contentHtml} />}
				<DeferredBlocks blocks={blocks} />
			</div>
		</>
	);
}
Screen.parts = [loadBlocks];
