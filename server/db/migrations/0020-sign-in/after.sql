select 'an account closes without a date' as problem from accounts.customer where status = 'closing' and closing_at is null;
