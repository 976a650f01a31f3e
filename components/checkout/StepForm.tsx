import type { ReactNode } from 'react';
import { Notice } from '#components/account/Notice.tsx';
import { Button } from '#components/ui/Button.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { Label, LabelKey } from '#lib/platform/i18n/label-key.ts';
import styles from './StepForm.module.css';

interface StepFormProps {
	/** Label of the error that blocked the step. */
	readonly problem: Label | null;
	/** Label of what takes longer than expected. */
	readonly progress?: LabelKey | null;
	readonly busy: boolean;
	/** Text of the button; "Continue" by default. */
	readonly submit?: string;
	readonly onSubmit: () => void;
	readonly children: ReactNode;
}

/** The form of a checkout step: the error, the choices, one button. */
export function StepForm({ problem, progress = null, busy, submit, onSubmit, children }: StepFormProps) {
	const t = useLabels();
	const text = problem && t(problem);
	return (
		<form
			className={styles['form']}
			method="post"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				if (!busy) onSubmit();
			}}
		>
			<Notice tone="error">{problem && (text === problem ? t('checkout.failed') : text)}</Notice>
			{children}
			<Notice tone="wait">{progress && t(progress)}</Notice>
			<Button type="submit" className={styles['submit']} size="large" busy={busy}>
				{busy ? t('checkout.saving') : (submit ?? t('checkout.continue'))}
			</Button>
		</form>
	);
}
