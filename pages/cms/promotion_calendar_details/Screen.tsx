import { DeferredBlocks, loadBlocks } from '#components/blocks/deferred-blocks.tsx';
import { PageHead } from '#components/content/PageHead.tsx';
import { PromotionFacts } from '#components/promotions/PromotionFacts.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import type { PromotionOffer } from '#lib/catalog/promotion.ts';
import { useDoors } from '#lib/content/client/use-doors.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDate } from '#lib/platform/i18n/formats.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

/** The promotions of a calendar with their terms: today's and past ones. Later ones stay secret until their day. */
export default function Screen({ contentHtml, blocks, parent, doors: known, calendar, ...head }: ScreenProps['cms/promotion_calendar_details']) {
	const t = useLabels();
	const doors = useDoors(calendar, known);
	const promotions = doors.flatMap(({ promotion }) => promotion ?? []);
	const next = doors.find(({ state }) => state === 'locked');
	const of = (state: PromotionOffer['state']) => promotions.filter((promotion) => promotion.state === state);
	return (
		<>
			<PageHead {...head} />
			<div className={styles['details']}>
				<PromotionList title={t('calendar.running')} promotions={of('running')} />
				{next && <p>{t('calendar.next', { date: formatDate(next.date, t.locale) })}</p>}
				{!next && promotions.length > 0 && of('running').length === 0 && <p>{t('calendar.all_over')}</p>}
				<PromotionList title={t('calendar.over')} promotions={of('over')} />
				{contentHtml && <Prose html={contentHtml} />}
				{parent && <ButtonLink href={parent.url}>{parent.title}</ButtonLink>}
				<DeferredBlocks blocks={blocks} />
			</div>
		</>
	);
}
Screen.parts = [loadBlocks];

function PromotionList({ title, promotions }: { readonly title: string; readonly promotions: readonly PromotionOffer[] }) {
	if (promotions.length === 0) return null;
	return (
		<section>
			<h2>{title}</h2>
			<ul className={styles['promotions']}>
				{promotions.map((promotion) => (
					<li key={`${promotion.from} ${promotion.title}`} className={styles['promotion']} data-state={promotion.state}>
						<h3>{promotion.title}</h3>
						<PromotionFacts promotion={promotion} />
					</li>
				))}
			</ul>
		</section>
	);
}
