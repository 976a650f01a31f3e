import type { ReactNode } from 'react';
import { CONTENT_STATES } from '../api/content.ts';
import { t, tOf } from '../texts/text.ts';
import { Field, Select } from './Field.tsx';
import { bindField, type VersionedForm } from './use-versioned-form.ts';

/** Whether something is a draft, planned, public or archived, and when it is published. */
export function StateFields({ form }: { readonly form: VersionedForm }): ReactNode {
	return (
		<>
			<Select
				label={t('content.field.state')}
				error={form.errorOf('state')}
				name="state"
				value={form.textOf('state')}
				options={CONTENT_STATES.map((state) => [state, tOf('content.state', state)] as const)}
				onChange={(state) => form.set('state', state)}
			/>
			{form.textOf('state') === 'scheduled' && (
				<Field {...bindField(form, 'content.field', 'publish_at')} type="datetime-local" required hint={t('content.publish-hint')} />
			)}
		</>
	);
}
