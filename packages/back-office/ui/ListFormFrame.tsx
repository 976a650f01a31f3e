import type { ReactNode } from 'react';
import { t } from '../texts/text.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { LinkTargets } from './LinkField.tsx';
import { OtherVersion } from './OtherVersion.tsx';
import type { ListForm } from './use-list-form.ts';

interface Props<Item> {
	readonly form: Omit<ListForm<Item>, 'items' | 'setItems'>;
	/** An item in words, for the version of another person. */
	readonly toLine: (item: Item) => string;
	/** The fields of the items. */
	readonly children: ReactNode;
}

/** The form around the fields of a list: what failed, what another person saved, and the button that saves. */
export function ListFormFrame<Item>({ form: { failure, isSending, other, resolve, submit }, toLine, children }: Props<Item>): ReactNode {
	return (
		<form className="form" onSubmit={submit}>
			<LinkTargets />
			<fieldset className="form" disabled={isSending}>
				{children}
			</fieldset>
			{failure && <FailureNotice failure={failure} />}
			{other && <OtherVersion lines={other.map(toLine)} onResolve={resolve} />}
			<div className="actions">
				<button type="submit" disabled={isSending || other !== null}>
					{t('content.save')}
				</button>
			</div>
		</form>
	);
}
