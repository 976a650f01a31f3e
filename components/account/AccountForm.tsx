import type { ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import type { Form } from '#lib/hooks/account/use-form.ts';
import type { Label } from '#lib/i18n/label-key.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './AccountForm.module.css';
import { Notice } from './Notice.tsx';

interface AccountFormProps {
	readonly form: Form;
	readonly submit: string;
	readonly pending: string;
	/** Said under the fields once the form was taken; without it the page goes on by itself. */
	readonly done?: string;
	readonly variant?: 'secondary';
	readonly children: ReactNode;
}

/**
 * A form of the account: what went wrong above, its fields, one button (D18). Its method keeps the browser from sending it by itself before the code
 * is there: what was written would be lost.
 */
export function AccountForm({ form, submit, pending, done, variant, children }: AccountFormProps) {
	const t = useLabels();
	const isBusy = form.status === 'pending' || (form.status === 'done' && done === undefined);
	return (
		<form className={styles['f']} method="dialog" noValidate onSubmit={form.onSubmit} onInput={({ target }) => form.reset(target)} onFocus={form.warm}>
			<Notice tone="error">{form.problem && sayProblem(t, form.problem)}</Notice>
			{children}
			<Button type="submit" variant={variant} busy={isBusy}>
				{isBusy ? pending : submit}
			</Button>
			<Notice tone="ok">{form.status === 'done' && done}</Notice>
		</form>
	);
}

/** A label that no dictionary has comes back as itself: a shopper is told what to do instead. */
function sayProblem(t: ReturnType<typeof useLabels>, label: Label): string {
	const text = t(label);
	return text === label ? t('account.failed') : text;
}
