import type { ReactNode } from 'react';
import { t } from '../texts/text.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import type { VersionedForm } from './use-versioned-form.ts';

interface Props {
	readonly form: VersionedForm;
	/** Group of the labels of the fields. */
	readonly group: string;
	/** Otherwise the fields are only shown. */
	readonly mayWrite?: boolean;
	/** The fields. */
	readonly children: ReactNode;
}

/** The form around the fields of a thing: what failed, what another person saved, and the button that saves. */
export function VersionedFormFrame({ form, group, mayWrite = true, children }: Props): ReactNode {
	return (
		<form className="form" onSubmit={form.submit}>
			<fieldset className="form card" disabled={!mayWrite || form.isSending}>
				{children}
			</fieldset>
			{form.failure && <FailureNotice failure={form.failure} />}
			<ConflictNotice form={form} group={group} />
			{mayWrite && (
				<div className="actions">
					<button type="submit" disabled={form.isSending || form.conflict !== null}>
						{t('content.save')}
					</button>
				</div>
			)}
		</form>
	);
}
