import { type MouseEvent, type ReactNode, useState } from 'react';
import type { Failure } from '../api/result.ts';
import { fetchFile } from '../api/send.ts';
import { FailureNotice } from './FailureNotice.tsx';

interface Props {
	readonly href: string;
	readonly className?: string;
	/** The shop fetches the file from a carrier, which may refuse it in words of its own, and is asked once. */
	readonly isFromOutside?: boolean;
	readonly children: ReactNode;
}

/** A file of the API in a tab of its own, as soon as the shop has it; a refusal is shown here instead. */
export function FileLink({ href, className, isFromOutside = false, children }: Props): ReactNode {
	const [failure, setFailure] = useState<Failure | null>(null);
	const [isLoading, setIsLoading] = useState(false);
	const open = async (event: MouseEvent) => {
		// With a key or another button the browser opens it as any link.
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		// Browsers open tabs in answer to a click alone, not after a wait.
		const tab = window.open('', '_blank');
		setFailure(null);
		setIsLoading(true);
		const result = await fetchFile(href, isFromOutside);
		setIsLoading(false);
		if (result.ok && tab !== null) tab.location.href = isFromOutside ? URL.createObjectURL(result.value) : href;
		else tab?.close();
		if (!result.ok) setFailure(result.failure);
	};
	return (
		<>
			<a className={className} href={href} target="_blank" rel="noreferrer" aria-busy={isLoading} onClick={(event) => void open(event)}>
				{children}
			</a>
			{failure && <FailureNotice failure={failure} />}
		</>
	);
}
