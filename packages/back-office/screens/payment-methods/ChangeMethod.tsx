import { type ReactNode, useState } from 'react';
import { type Loaded, useFreshRead } from '../../api/read.ts';
import { type PaymentMethod, readPaymentMethod, savePaymentMethod, titleOf } from '../../api/shop.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CheckBox, Field } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { amountOf, textOf, toComma } from '../../ui/typed.ts';
import { isInInstalments, toInstalments, toInstalmentsText } from './instalments.ts';

interface Props {
	readonly method: PaymentMethod;
	readonly onDone: () => unknown;
}

/** A question that switches a method on or off, and changes its fee and limits, in the version that it has shown. */
export function ChangeMethod({ method, onDone }: Props): ReactNode {
	const amountOrNull = (typed: FormData, name: string): string | null => amountOf(typed, name) || null;
	return (
		<ActionButton
			label={t('payments.change', { title: titleOf(method) })}
			short={t('short.edit')}
			question={t('payments.question')}
			done={t('action.saved')}
			tone="quiet"
			act={async (typed) => {
				// Confirmed before the fields were there.
				if (!typed.has('version')) return { ok: false, failure: { status: 0, detail: '', fields: [] } };
				const instalments = toInstalments(textOf(typed, 'instalments') ?? '');
				if (instalments === null) return { ok: false, failure: { status: 422, detail: t('payments.instalments-wrong'), fields: [] } };
				const limits = { fee: amountOrNull(typed, 'fee'), minimum: amountOrNull(typed, 'minimum'), maximum: amountOrNull(typed, 'maximum') };
				const change = { on: typed.has('on'), ...limits, ...(isInInstalments(method.code) && { instalments }) };
				return savePaymentMethod(method.code, change, textOf(typed, 'version'));
			}}
			onDone={onDone}
		>
			<Terms code={method.code} />
		</ActionButton>
	);
}

function Terms({ code }: { readonly code: string }): ReactNode {
	const method = useFreshRead(readPaymentMethod(code));
	return <Loading of={method}>{(_value, loaded) => <TermsFields loaded={loaded} />}</Loading>;
}

/** A later read, as when the window is focused, changes neither fields nor version. */
function TermsFields({ loaded }: { readonly loaded: Loaded<PaymentMethod> }): ReactNode {
	const [{ value: method, version }] = useState(loaded);
	return (
		<>
			<input type="hidden" name="version" value={version ?? ''} />
			<CheckBox label={t('payments.offered')} name="on" defaultChecked={method.on} />
			<Field label={t('payments.fee')} name="fee" inputMode="decimal" defaultValue={toComma(method.fee)} />
			<Field label={t('payments.minimum')} name="minimum" inputMode="decimal" defaultValue={toComma(method.minimum ?? '')} />
			<Field label={t('payments.maximum')} name="maximum" inputMode="decimal" defaultValue={toComma(method.maximum ?? '')} />
			{isInInstalments(method.code) && (
				<Field
					label={t('payments.instalments')}
					name="instalments"
					maxLength={200}
					defaultValue={toInstalmentsText(method.instalments)}
					hint={t('payments.instalments-hint')}
				/>
			)}
		</>
	);
}
