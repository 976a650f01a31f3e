import type { ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import type { Form } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';
import styles from './AccountForm.module.css';
import { Notice } from './Notice.tsx';

interface AccountFormProps {
	readonly form: Form;
	readonly submit: string;
	readonly pending: string;
	/** Shown under the fields after success. Without it the form stays busy, because the page navigates away. */
	readonly done?: string;
	readonly variant?: 'secondary';
	/** Another form follows on the page, so this one has no button until it is edited. */
	readonly isFollowed?: boolean;
	readonly children: ReactNode;
}

/**
 * A form of the account: the error, the fields, one button (D18). `method="dialog"` keeps the browser from submitting it before hydration, which
 * would lose the input.
 */
export function AccountForm({ form, submit, pending, done, variant, isFollowed = false, children }: AccountFormProps) {
	const t = useLabels();
	const isBusy = form.status === 'pending' || (form.status === 'done' && done === undefined);
	return (
		<form className={styles['form']} method="dialog" noValidate onSubmit={form.onSubmit} onInput={({ target }) => form.reset(target)} onFocus={form.warm}>
			<Notice tone="error">{form.problem && toMessage(t, form.problem)}</Notice>
			{children}
			{!isFollowed && (
				<Button type="submit" className={styles['submit']} variant={variant} busy={isBusy}>
					{isBusy ? pending : submit}
				</Button>
			)}
			<Notice tone="ok">{form.status === 'done' && done}</Notice>
		</form>
	);
}

/** Unknown labels are returned unchanged by the translator; the shopper then sees a general message. */
function toMessage(t: ReturnType<typeof useLabels>, label: Label): string {
	const text = t(label);
	return text === label ? t('account.failed') : text;
}
