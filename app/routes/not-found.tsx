/** Every path that no other route answers (§2). */
export function loader() {
  throw new Response(null, {status: 404});
}
