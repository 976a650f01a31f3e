import { Suspense } from 'react';
import { PageHead } from '#components/content/PageHead.tsx';
import { deferredForm } from '#components/forms/deferred-form.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { joinClasses } from '#components/ui/join-classes.ts';
import { Picture } from '#components/ui/Picture.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import { useSweepstakeState } from '#lib/content/client/use-sweepstake-state.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDate } from '#lib/platform/i18n/formats.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

const { Part: ContentForm, load } = deferredForm;

const FORM_LABELS = {
	submit: 'sweepstake.submit',
	done: 'sweepstake.done',
	failed: 'sweepstake.failed',
	refused: {
		error_too_many: 'sweepstake.error_too_many',
		error_sweepstake_entered: 'sweepstake.error_sweepstake_entered',
		error_sweepstake_closed: 'sweepstake.error_sweepstake_closed',
		error_sweepstake_upcoming: 'sweepstake.error_sweepstake_upcoming',
	},
} as const;

/** A sweepstake: description, entry form while it is open, rules and winners. The backend decides whether an entry counts. */
export default function Screen({ card, id, contentHtml, rulesHtml, question, winners, ...head }: ScreenProps['sweepstake/detail']) {
	const t = useLabels();
	const state = useSweepstakeState(card);
	const fields = [
		{ name: 'first_name', label: 'sweepstake.first_name', error: 'sweepstake.error_first_name', autoComplete: 'given-name', maxLength: 60 },
		{ name: 'last_name', label: 'sweepstake.last_name', error: 'sweepstake.error_last_name', autoComplete: 'family-name', maxLength: 60 },
		{ name: 'email', label: 'sweepstake.email', error: 'sweepstake.error_email', type: 'email', autoComplete: 'email', maxLength: 254 },
		...(question ? [{ name: 'answer', label: 'sweepstake.answer', error: 'sweepstake.error_answer', type: 'area', maxLength: 500, question } as const] : []),
		{ name: 'rules', label: 'sweepstake.rules', error: 'sweepstake.error_rules', type: 'check' },
	] as const;
	return (
		<>
			<PageHead {...head} intro={card.text} />
			<div className={styles['columns']}>
				<div className={styles['column']}>
					<p>
						<Badge {...(state === 'open' && { tone: 'highlight' as const })}>{t(`sweepstake.state_${state}`)}</Badge>{' '}
						{t('sweepstake.dates', { from: formatDate(card.starts, t.locale), to: formatDate(card.ends, t.locale) })}
					</p>
					<Picture className={styles['picture']} picture={card.picture} alt="" priority="high" sizes="(min-width: 64rem) 36rem, 92vw" maximumWidth={640} />
					<Prose html={contentHtml} />
					{winners.length > 0 && (
						<section className={styles['section']}>
							<h2>{t('sweepstake.winners')}</h2>
							<ol>
								{winners.map(({ name, prize }) => (
									<li key={name} className={styles['winner']}>
										<b className={styles['name']}>{name}</b> {prize}
									</li>
								))}
							</ol>
						</section>
					)}
				</div>
				<div className={styles['column']}>
					{state === 'open' && (
						<section className={joinClasses(styles['section'], styles['entry'])}>
							<h2>{t('sweepstake.enter')}</h2>
							<Suspense>
								<ContentForm labels={FORM_LABELS} path="/api/hapi/sweepstake/entry" fields={fields} more={{ id }} toBody={toEntry} />
							</Suspense>
						</section>
					)}
					<Prose html={rulesHtml} />
				</div>
			</div>
		</>
	);
}
Screen.parts = [load];

/** Request body of the entry form. */
function toEntry(values: FormData): object {
	return { ...Object.fromEntries(values), rules: values.get('rules') !== null };
}
