import { EnergyArrow } from '#components/commerce/EnergyArrow.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { MatchedWords } from '#lib/catalog/listing.ts';
import type { Suggestion, SuggestionGroup } from '#lib/catalog/suggestions.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import styles from './SuggestionList.module.css';

/** Id of the list, for the field that controls it. */
export const SUGGESTIONS = 'prijedlozi';

interface SuggestionListProps {
	readonly groups: readonly SuggestionGroup[];
	readonly corrected?: string | undefined;
	readonly matched?: MatchedWords | undefined;
	/** Index of the active suggestion, counted through all groups. */
	readonly active: number;
	readonly onForget: () => void;
}

/** The list below the search field. Suggestions are links; the field names the active one (ARIA combobox). */
export function SuggestionList({ groups, corrected, matched, active, onForget }: SuggestionListProps) {
	const t = useLabels();
	const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0));
	const isRecent = groups[0]?.kind === 'recent';
	return (
		<div className={styles['panel']}>
			{corrected && <p className={styles['corrected']}>{t('search.suggest_corrected', { corrected })}</p>}
			{matched && (
				<p className={styles['corrected']}>{t('search.matched', { matched: matched.matched, asked: matched.asked, left_out: matched.leftOut.join(', ') })}</p>
			)}
			<div id={SUGGESTIONS} role="listbox" aria-label={t('search.suggestions')}>
				{groups.map(({ kind, items }, index) => (
					// biome-ignore lint/a11y/useSemanticElements: options are grouped inside a listbox
					<div key={kind} className={styles['group']} role="group" aria-label={t(`search.group_${kind}`)} data-kind={kind}>
						{kind !== 'all' && (
							<b className={styles['heading']} aria-hidden="true">
								{t(`search.group_${kind}`)}
							</b>
						)}
						{items.map((item, place) => {
							const at = (starts[index] ?? 0) + place;
							return (
								<a key={item.url} className={styles['suggestion']} href={item.url} id={toLineId(at)} role="option" tabIndex={-1} aria-selected={at === active}>
									{toLine(item, t)}
								</a>
							);
						})}
					</div>
				))}
			</div>
			{isRecent && (
				<button type="button" className={styles['forget']} onClick={onForget}>
					{t('search.forget')}
				</button>
			)}
		</div>
	);
}

/** Id of the suggestion at an index. */
export function toLineId(place: number): string {
	return `${SUGGESTIONS}-${place}`;
}

function toLine(item: Suggestion, t: Translator) {
	switch (item.kind) {
		case 'product':
			return (
				<>
					<Picture className={styles['picture']} picture={item.product.picture} alt="" sizes="3rem" maximumWidth={160} />
					<span className={styles['title']}>{item.title}</span>
					{item.product.energyLabel && <EnergyArrow className={styles['energy']} label={item.product.energyLabel} />}
					<strong className={styles['price']}>{formatMoney(item.product.price.price, t.locale)}</strong>
				</>
			);
		case 'category':
		case 'manufacturer':
			return (
				<>
					<span className={styles['title']}>{item.title}</span>
					<small className={styles['count']}>{t.plural('count.products', item.total)}</small>
				</>
			);
		case 'all':
			return <span className={styles['title']}>{t.plural('search.suggest_all', item.total)}</span>;
		case 'recent':
			return (
				<>
					<Icon className={styles['icon']} name="clock" />
					<span className={styles['title']}>{item.title}</span>
				</>
			);
		case 'popular':
			return (
				<>
					<Icon className={styles['icon']} name="search" />
					<span className={styles['title']}>{item.title}</span>
				</>
			);
		case 'post':
		case 'page':
			return (
				<>
					<Icon className={styles['icon']} name="document" />
					<span className={styles['title']}>{item.title}</span>
				</>
			);
	}
}
