import type { RedirectTableOutcome } from '@titraj/backend/merchant-api/routes/redirect-routes.ts';
import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { Table } from '../../ui/Table.tsx';

/** Outcome of the rows of a table, with the reasons of refusals. */
export function LoadedTableReport({ loaded: { refused, ...counts } }: { readonly loaded: RedirectTableOutcome }): ReactNode {
	return (
		<>
			<p role="status">{t('redirects.report', { ...counts, refused: refused.length })}</p>
			{refused.length > 0 && (
				<Table
					title={t('redirects.refused')}
					columns={[
						{ title: t('redirects.line'), show: ({ line }) => line, isNumber: true },
						{ title: t('redirects.old'), show: ({ old_path }) => old_path },
						{ title: t('redirects.why'), show: ({ code }) => t(`redirects.error.${code}`) },
					]}
					rows={refused}
					keyOf={({ line }) => String(line)}
					none={t('list.empty')}
				/>
			)}
		</>
	);
}
