import { type ReactNode, useContext, useRef, useState } from 'react';
import { Notice } from '#components/account/Notice.tsx';
import { Button } from '#components/ui/Button.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { errorText } from '#lib/platform/i18n/error-label.ts';
import type { Label, LabelKey } from '#lib/platform/i18n/label-key.ts';
import { PlacingContext } from './placing.ts';
import styles from './StepForm.module.css';

interface StepFormProps {
	/** Label of the error that blocked the step. */
	readonly problem: Label | null;
	/** Label of what takes longer than expected. */
	readonly progress?: LabelKey | null;
	/** The form cannot be submitted now, e.g. because the totals are being recalculated. */
	readonly busy?: boolean;
	/** Text of the button; "Continue" by default. */
	readonly submit?: string;
	/** The form is busy, and not submitted again, until it has settled. */
	readonly onSubmit: () => Promise<void>;
	readonly children: ReactNode;
}

/** The form of a checkout step: the error, the choices, one button, unless the order form follows. */
export function StepForm({ problem, progress = null, busy = false, submit, onSubmit, children }: StepFormProps) {
	const t = useLabels();
	const { placing, onEdit } = useContext(PlacingContext);
	const [isSubmitting, setSubmitting] = useState(false);
	/** Known before the form is rendered again. */
	const isRunning = useRef(false);
	const isBusy = busy || isSubmitting;
	const submitOnce = async () => {
		if (isBusy || isRunning.current) return;
		const setRunning = (is: boolean) => {
			isRunning.current = is;
			setSubmitting(is);
		};
		setRunning(true);
		await onSubmit().finally(() => setRunning(false));
	};
	return (
		<form
			className={styles['form']}
			method="post"
			noValidate
			onChange={onEdit}
			onSubmit={(event) => {
				event.preventDefault();
				void submitOnce();
			}}
		>
			<Notice tone="error">{problem && errorText(t, problem, 'checkout.failed')}</Notice>
			{children}
			<Notice tone="wait">{progress && t(progress)}</Notice>
			{!placing && (
				<Button type="submit" className={styles['submit']} size="large" busy={isBusy}>
					{isBusy ? t('checkout.saving') : (submit ?? t('checkout.continue'))}
				</Button>
			)}
		</form>
	);
}
