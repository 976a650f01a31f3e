import type { ReactNode } from 'react';
import type { Failure } from '../api/result.ts';
import { isTextKey, t } from '../texts/text.ts';

/** What failed and what to do; below it what was refused, and why. */
export function FailureNotice({ failure }: { readonly failure: Failure }): ReactNode {
	return (
		<div className="notice" data-tone={failure.password === 'needed' ? 'attention' : 'refused'} role="alert">
			<p>{toFailureText(failure)}</p>
			{failure.detail !== '' && failure.password === undefined && <p className="detail">{failure.detail}</p>}
		</div>
	);
}

export function toFailureText({ status, password }: Pick<Failure, 'status' | 'password'>): string {
	if (password !== undefined) return t(`failure.password-${password}`);
	const key = `failure.${status}`;
	return isTextKey(key) ? t(key) : t('failure.other');
}
