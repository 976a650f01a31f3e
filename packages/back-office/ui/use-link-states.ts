import type { LinkState } from '@titraj/backend/merchant-api/routes/link-routes.ts';
import { useEffect, useState } from 'react';
import { checkLinks } from '../api/links.ts';

/** Milliseconds without typing after which links are looked up. */
const PAUSE = 400;

/** States of links by their address, looked up after a pause in typing; those that are not known yet are left out. */
export function useLinkStates(urls: readonly string[]): ReadonlyMap<string, LinkState> {
	const [states, setStates] = useState<ReadonlyMap<string, LinkState>>(new Map());
	const asked = JSON.stringify([...new Set(urls.filter((url) => url !== ''))].toSorted());
	useEffect(() => {
		let isCurrent = true;
		const look = async () => {
			const wanted: string[] = JSON.parse(asked);
			const result = wanted.length === 0 ? null : await checkLinks(wanted);
			if (isCurrent && result?.ok)
				setStates(new Map(wanted.flatMap((url, place) => result.value.states.slice(place, place + 1).map((state) => [url, state] as const))));
		};
		const timer = setTimeout(() => void look(), PAUSE);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [asked]);
	return states;
}
