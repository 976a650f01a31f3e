import type { Subscription } from '@titraj/contract/newsletter.ts';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { useSubscription } from '#lib/content/client/use-subscription.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

/** Page that newsletter mails link to: confirm, choose topics, or unsubscribe. */
export default function Screen({ title, id, code }: ScreenProps['newsletter/manage']) {
	const t = useLabels();
	const [state, change] = useSubscription({ id, code });
	if (state.status === 'unknown' || state.status === 'error') {
		return (
			<EmptyState trace="fading" title={t(`newsletter.${state.status}_title`)} level={1} text={t(`newsletter.${state.status}_text`)}>
				<ButtonLink href={t.home}>{t('newsletter.home')}</ButtonLink>
			</EmptyState>
		);
	}
	return (
		<div className={styles['screen']}>
			<h1>{title}</h1>
			<div className={styles['status']} aria-live="polite">
				{state.status === 'pending' ? (
					<p>{t('newsletter.loading')}</p>
				) : (
					<Choices key={state.item.status} subscription={state.item} busy={state.busy} onChange={change} />
				)}
			</div>
		</div>
	);
}

interface ChoicesProps {
	readonly subscription: Subscription;
	readonly busy: boolean;
	readonly onChange: ReturnType<typeof useSubscription>[1];
}

function Choices({ subscription: { email, status, topics, choices = [] }, busy, onChange }: ChoicesProps) {
	const t = useLabels();
	return (
		<>
			<p>{t(`newsletter.status_${status}`, { email })}</p>
			{status === 'pending' && (
				<Button busy={busy} onClick={() => onChange('confirm')}>
					{t('newsletter.confirm')}
				</Button>
			)}
			{status === 'confirmed' && choices.length > 0 && (
				<form
					className={styles['form']}
					onSubmit={(event) => {
						event.preventDefault();
						const values = new FormData(event.currentTarget);
						onChange(choices.map(({ code }) => code).filter((code) => values.get(code) !== null));
					}}
				>
					<fieldset className={styles['topics']}>
						<legend className={styles['legend']}>{t('newsletter.topics')}</legend>
						{choices.map(({ code, title }) => (
							<label key={code} className={styles['topic']}>
								<input type="checkbox" name={code} defaultChecked={topics.includes(code)} />
								{title}
							</label>
						))}
					</fieldset>
					<Button type="submit" variant="secondary" busy={busy}>
						{t('newsletter.save')}
					</Button>
				</form>
			)}
			{status === 'unsubscribed' ? (
				<ButtonLink href={t.home}>{t('newsletter.home')}</ButtonLink>
			) : (
				<Button variant="quiet" busy={busy} onClick={() => onChange('unsubscribe')}>
					{t('newsletter.unsubscribe')}
				</Button>
			)}
		</>
	);
}
