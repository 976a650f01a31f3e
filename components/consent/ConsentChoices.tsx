import type { GdprTemplate } from '@titraj/contract/gdpr.ts';
import type { FormEvent } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { Consent } from '#lib/consent/consent.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './ConsentChoices.module.css';

type Choice = Omit<Consent, 'decided'>;

interface ConsentChoicesProps {
	readonly template: GdprTemplate;
	/** Initial state of the checkboxes: the earlier choice, or nothing. */
	readonly current: Choice;
	readonly onSave: (choice: Choice) => void;
}

/** The consent categories of the shop's template; refusing takes as many clicks as accepting (D16). */
export function ConsentChoices({ template, current, onSave }: ConsentChoicesProps) {
	const t = useLabels();
	const save = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const ticked = new FormData(event.currentTarget);
		onSave({ analytics: ticked.has('analytics'), marketing: ticked.has('marketing') });
	};
	return (
		<form className={styles['form']} onSubmit={save}>
			<p className={styles['text']}>
				{template.text} <Link href={template.url}>{t('consent.more')}</Link>
			</p>
			{template.categories.filter(isKnown).map(({ code, title, text, required }) => (
				<Checkbox key={code} name={code} hint={text} defaultChecked={required || current[code as keyof Choice]} disabled={required}>
					{title}
				</Checkbox>
			))}
			<div className={styles['answers']}>
				<Button variant="secondary" onClick={() => onSave({ analytics: false, marketing: false })}>
					{t('consent.refuse')}
				</Button>
				<Button variant="secondary" onClick={() => onSave({ analytics: true, marketing: true })}>
					{t('consent.accept')}
				</Button>
				<Button variant="secondary" type="submit">
					{t('consent.save')}
				</Button>
			</div>
		</form>
	);
}

/** A category that the cookie cannot store cannot be chosen (Spec 9, Consent choices). */
function isKnown({ code, required }: GdprTemplate['categories'][number]): boolean {
	return required || code === 'analytics' || code === 'marketing';
}
