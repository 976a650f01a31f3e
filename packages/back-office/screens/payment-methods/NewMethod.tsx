import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/read.ts';
import { readPaymentProviders, savePaymentMethod } from '../../api/shop.ts';
import { goTo } from '../../app/place.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { textOf } from '../../ui/typed.ts';
import { withPages } from './method-group.ts';

/** Adds a payment method of the merchant's own, which is paid on the pages of a provider; it is off until the merchant offers it. */
export function NewMethod({ known }: { readonly known: readonly string[] }): ReactNode {
	const providers = useRead(readPaymentProviders());
	const [provider, setProvider] = useState('');
	const codes = withPages(providers.data?.value.items ?? []).map(({ code }) => code);
	return (
		<ActionButton
			label={t('payments.new')}
			question={t('payments.new-question')}
			done={t('action.saved')}
			act={async (typed) => {
				const code = textOf(typed, 'code') ?? '';
				if (known.includes(code)) return { ok: false, failure: { status: 422, detail: '', fields: [{ field: 'code', reason: t('payments.code-taken') }] } };
				const added = await savePaymentMethod(code, { provider: provider || codes[0] || null, titles: { hr: textOf(typed, 'title') ?? '' } });
				if (added.ok) goTo(`/payment-methods/${code}`);
				return added;
			}}
			onDone={() => undefined}
		>
			<Field label={t('payments.titles')} name="title" required maxLength={300} />
			<Field label={t('payments.code')} name="code" required maxLength={40} pattern="[a-z0-9][a-z0-9_\-]*" hint={t('payments.code-hint')} />
			<Select
				label={t('payments.provider')}
				name="provider"
				value={provider || (codes[0] ?? '')}
				options={codes.map((code) => [code, code] as const)}
				onChange={setProvider}
			/>
		</ActionButton>
	);
}
