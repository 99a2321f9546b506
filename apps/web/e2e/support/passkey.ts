import type { Page } from '@playwright/test';

/** Gives the browser a virtual authenticator that creates and uses passkeys without interaction. */
export async function givePasskeys(page: Page): Promise<void> {
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
