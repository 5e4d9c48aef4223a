select 'an operator without a second factor could sign in' as problem from staff.operator where totp_last_step < 0;
