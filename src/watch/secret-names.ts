/** Names of parts that hold a secret, whatever else they are part of. */
export const secretName =
  /passw|token|ticket|captcha|secret|otp|pin$|signature|verificationdata|credential|idempotency/i;
