// The issuer codes that match a listed one.

/** A listed issuer as written, and without the service prefix. */
export function issuerForms(code: string, servicePrefix?: string): readonly string[] {
	const prefix = `${servicePrefix}_`;
	return servicePrefix !== undefined && code.startsWith(prefix) && code.length > prefix.length
		? [code, code.slice(prefix.length)]
		: [code];
}
