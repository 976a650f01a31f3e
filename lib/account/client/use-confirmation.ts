import { useEffect, useRef, useState } from 'react';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';
import { errorLabel } from '#lib/platform/i18n/error-label.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';
import { keepConfirmed } from './confirmed-signup.ts';

interface Confirmation {
	readonly status: 'pending' | 'refused' | 'failed';
	/** Label of a refusal. */
	readonly label: Label | null;
	readonly retry: () => void;
}

/**
 * Submits the proof from a sign-up mail once, then redirects: to the new-password page if another browser signed up, to `member` if the
 * visitor is signed in already, else to `confirmed` (Spec 7, signup confirm; Spec 4, Auth redirects).
 */
export function useConfirmation(
	proof: { readonly id: string; readonly code: string } | undefined,
	{ confirmed, member }: { readonly confirmed: string; readonly member: string },
): Confirmation {
	const [state, setState] = useState<Omit<Confirmation, 'retry'>>({ status: 'pending', label: null });
	const sent = useRef(false);
	const confirm = async () => {
		if (!proof || sent.current) return;
		sent.current = true;
		setState({ status: 'pending', label: null });
		const answer = await fetchApi(`/api/hapi/auth/signup-confirm?${new URLSearchParams(proof)}`);
		if (answer.ok) {
			keepConfirmed();
			return location.replace(answer.data?.new_password_path ?? (readStateHint()?.signedIn ? member : confirmed));
		}
		const isRefusal = answer.error.label !== undefined || answer.error.statusCode === 422;
		setState(isRefusal ? { status: 'refused', label: errorLabel('error_', answer.error, 'error_code_invalid') } : { status: 'failed', label: null });
		sent.current = isRefusal;
	};
	useEffect(() => void confirm(), []);
	return { ...state, retry: () => void confirm() };
}
