export const SCOPES = `#graphql:admin
  query Scopes {
    currentAppInstallation {
      accessScopes {
        handle
      }
    }
  }
` as const;
