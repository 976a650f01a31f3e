import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import type { Loaded, LoadFailed } from '../api/read.ts';
import { t } from '../texts/text.ts';
import { FailureNotice } from './FailureNotice.tsx';

interface Props<T> {
	readonly of: SWRResponse<Loaded<T>, LoadFailed>;
	readonly children: (value: T, loaded: Loaded<T>) => ReactNode;
}

/** Shows what was read, or that it is on its way, or why it failed. */
export function Loading<T>({ of: { data, error }, children }: Props<T>): ReactNode {
	if (data !== undefined) return children(data.value, data);
	if (error) return <FailureNotice failure={error.failure} />;
	return <p className="waiting">{t('loading')}</p>;
}
