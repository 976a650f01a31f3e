import type { ReactNode } from 'react';
import { readAudienceGroups } from '../../api/customer-groups.ts';
import { useRead } from '../../api/read.ts';
import { t, tOf } from '../../texts/text.ts';
import { Select } from '../../ui/Field.tsx';
import type { VersionedForm } from '../../ui/use-versioned-form.ts';

const AUDIENCES = ['everybody', 'customers', 'group'] as const;

/** Who sees a page or post once it is published. */
export function AudienceFields({ form }: { readonly form: VersionedForm }): ReactNode {
	const isForGroup = form.textOf('audience') === 'group';
	const groups = useRead(isForGroup ? readAudienceGroups() : null);
	const options = (groups.data?.value.items ?? []).map(({ id, name }) => [String(id), name] as const);
	return (
		<>
			<Select
				label={t('content.field.audience')}
				hint={t('content.audience-hint')}
				error={form.errorOf('audience')}
				name="audience"
				value={form.textOf('audience')}
				options={AUDIENCES.map((audience) => [audience, tOf('content.audience', audience)] as const)}
				onChange={(audience) => form.set('audience', audience)}
			/>
			{isForGroup && (
				<Select
					label={t('content.field.group')}
					hint={groups.data !== undefined && options.length === 0 ? t('content.no-groups') : undefined}
					error={form.errorOf('group')}
					name="group"
					value={form.textOf('group')}
					options={[['', t('phone.choose')], ...options]}
					onChange={(group) => form.set('group', group)}
				/>
			)}
		</>
	);
}
