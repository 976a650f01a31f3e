import type { ReactNode } from 'react';
import { t, tOf } from '../texts/text.ts';
import type { VersionedForm } from './use-versioned-form.ts';

interface Props {
	readonly form: VersionedForm;
	/** Group of the labels of the fields, or a function that returns the label of one. */
	readonly group: string | ((name: string) => string);
}

/** What another person has saved since the form was opened. */
export function ConflictNotice({ form: { conflict, merge }, group }: Props): ReactNode {
	if (conflict === null) return null;
	return (
		<div className="notice" data-tone="attention" role="alert">
			<p>{t('content.conflict')}</p>
			<ul>
				{conflict.fields.map((name) => (
					<li key={name}>
						<b>{typeof group === 'string' ? tOf(group, name) : group(name)}</b>: {String(conflict.values[name] ?? '')}
					</li>
				))}
			</ul>
			<button type="button" onClick={merge}>
				{t('content.merge')}
			</button>
		</div>
	);
}
