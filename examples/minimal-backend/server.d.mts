export function startMinimalBackend(options?: { readonly port?: number; readonly host?: string }): Promise<{ readonly url: string; close(): Promise<void> }>;
