import { PageHead } from '#components/content/PageHead.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { StretchedLink } from '#components/ui/StretchedLink.tsx';
import { useSweepstakeState } from '#lib/content/client/use-sweepstake-state.ts';
import type { SweepstakeCard } from '#lib/content/content-screens.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDate } from '#lib/platform/i18n/formats.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

/** Sweepstakes, open ones first. */
export default function Screen({ sweepstakes, ...head }: ScreenProps['sweepstake/index']) {
	const t = useLabels();
	return (
		<>
			<PageHead {...head} intro={t('sweepstake.intro')} />
			{sweepstakes.length === 0 && <p>{t('sweepstake.none')}</p>}
			<ul className={styles['list']}>
				{sweepstakes.map((card) => (
					<li key={card.url} className={styles['card']}>
						<Picture className={styles['picture']} picture={card.picture} alt="" sizes="(min-width: 48rem) 22rem, 92vw" maximumWidth={640} />
						<p className={styles['dates']}>
							<State card={card} /> {t('sweepstake.dates', { from: formatDate(card.starts, t.locale), to: formatDate(card.ends, t.locale) })}
						</p>
						<h2 className={styles['title']}>
							<StretchedLink href={card.url}>{card.title}</StretchedLink>
						</h2>
						<p className={styles['text']}>{card.text}</p>
					</li>
				))}
			</ul>
		</>
	);
}

function State({ card }: { readonly card: SweepstakeCard }) {
	const t = useLabels();
	const state = useSweepstakeState(card);
	return <Badge {...(state === 'open' && { tone: 'highlight' as const })}>{t(`sweepstake.state_${state}`)}</Badge>;
}
