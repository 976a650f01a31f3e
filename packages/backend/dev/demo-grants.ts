import { createHash, randomBytes } from 'node:crypto';
import type { DemoIdentity } from './demo-identities.ts';

export interface AuthorizationRequest {
	redirect_uri: string;
	state: string;
	nonce: string;
	code_challenge: string;
}

interface Grant extends AuthorizationRequest {
	identity: DemoIdentity;
	until: number;
}

/** Requests and codes under way, each good for once. */
export class DemoGrants {
	private readonly requests = new Map<string, AuthorizationRequest & { until: number }>();
	private readonly grants = new Map<string, Grant>();

	openRequest(request: AuthorizationRequest): string {
		return keep(this.requests, { ...request, until: Date.now() + 600_000 });
	}

	takeRequest(id: string): AuthorizationRequest | null {
		return take(this.requests, id);
	}

	issueCode(request: AuthorizationRequest, identity: DemoIdentity): string {
		return keep(this.grants, { ...request, identity, until: Date.now() + 60_000 });
	}

	/** A code is used up by the first try, good or not. */
	redeem(code: string, { redirect_uri, verifier }: { redirect_uri: string; verifier: string }): Grant | null {
		const grant = take(this.grants, code);
		if (grant === null || grant.redirect_uri !== redirect_uri) return null;
		return createHash('sha256').update(verifier).digest('base64url') === grant.code_challenge ? grant : null;
	}
}

const MOST = 1000;

function keep<T>(map: Map<string, T>, value: T): string {
	const id = randomBytes(24).toString('base64url');
	map.set(id, value);
	for (const oldest of map.keys()) {
		if (map.size <= MOST) break;
		map.delete(oldest);
	}
	return id;
}

function take<T extends { until: number }>(map: Map<string, T>, id: string): T | null {
	const value = map.get(id);
	map.delete(id);
	return value !== undefined && value.until > Date.now() ? value : null;
}
